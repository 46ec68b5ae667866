"""The names that importlib.abc passes on."""


class ResourceReader: ...


class Traversable: ...


class TraversableResources(ResourceReader): ...
