"""The bench's own arithmetic, and its host, for a figure is only as good as they are."""

import gzip
import urllib.request
from http.client import HTTPResponse
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.bench.host import Host
from tests.bench.report import Limit, Row, percentile

HEADERS = "/assets/*\n  Cache-Control: max-age=31536000, immutable\n"


@pytest.mark.parametrize(
    ("figure", "baseline", "limit", "met"),
    [
        (20, None, Limit(must=30, aim=20), "aim"),
        (25, None, Limit(must=30, aim=20), "must"),
        (31, None, Limit(must=30, aim=20), "no"),
        (100, None, Limit(must=100, least=True), "must"),
        (99, None, Limit(must=100, least=True), "no"),
        (2, 10, Limit(must=0.3, aim=0.2, of="ratio"), "aim"),
        (4, 10, Limit(must=0.5, aim=1, of="ratio", least=True), "no"),
        (97, 100, Limit(must=-3, aim=0, of="difference", least=True), "must"),
        (5, 10, None, None),
    ],
)
def test_limits(figure: float, baseline: float | None, limit: Limit | None, met: str | None) -> None:
    assert Row("bench-build", figure, "s", baseline, limit).met == met


def test_percentiles() -> None:
    figures = list(range(100, 0, -1))
    assert [percentile(figures, share) for share in (50, 95, 100)] == [50, 95, 100]
    assert percentile([7], 50) == percentile([7], 95) == 7


def test_host(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "_headers").write_text(HEADERS)
    (tmp_path / "assets/a.js").write_text("0;" * 1000)
    (tmp_path / "index.html").write_text("<title>Home</title>")
    with Host(tmp_path) as host:
        page, script = _get(host.base), _get(f"{host.base}assets/a.js")
        assert gzip.decompress(page.read()) == b"<title>Home</title>"
        body = script.read()
        assert gzip.decompress(body) == b"0;" * 1000
        assert script.headers["Cache-Control"] == "max-age=31536000, immutable"
        assert "immutable" not in page.headers["Cache-Control"]
        with pytest.raises(HTTPError, match="304"):
            _get(host.base, page.headers["ETag"])
        with pytest.raises(HTTPError, match="404"):
            _get(f"{host.base}nowhere/")
    sent = [(answer.path, answer.status, answer.size) for answer in host.taken()]
    assert sent[1:] == [("/assets/a.js", 200, len(body)), ("/", 304, 0), ("/nowhere/", 404, 0)]


def _get(address: str, known: str = "") -> HTTPResponse:
    request = urllib.request.Request(address, headers={"If-None-Match": known})
    return urllib.request.urlopen(request, timeout=10)  # type: ignore[no-any-return]
