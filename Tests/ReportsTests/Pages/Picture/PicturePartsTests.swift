import Expectations
import RenderTree
import Testing

@testable import Reports

@Suite struct PicturePartsTests {
  @Test func `What is shown first has all parts that it refers to, and what is deferred has the others`() {
    var sheet = WireframeSheet()
    let first = sheet.picture(of: SettingsRun.tree(1, step: 0))
    let other = sheet.picture(of: SettingsRun.tree(2, step: 1))
    let html =
      "<svg>\(first.content)</svg><noscript class=\"deferred\"><svg>\(other.content)</svg></noscript>"
    let parts = PictureParts(of: sheet, shownFirst: html)
    expectEqual((parts.first + parts.others).count, sheet.definitions.count)

    let ids = { (text: String) in Set(text.matches(of: #/ id="(\w+)"/#).map { String($0.1) }) }
    let uses = { (text: String) in Set(text.matches(of: #/(?:href="|url\()#(\w+)/#).map { String($0.1) }) }
    expectTrue(uses(first.content + parts.first).isSubset(of: ids(parts.first)))
    expectTrue(uses(first.content + parts.first).isSuperset(of: ids(parts.first)))
    expectFalse(uses(other.content).isSubset(of: ids(parts.first)))
  }

  @Test func `The first pictures may contain their parts, which deferred ones find all the same`() {
    var sheet = WireframeSheet()
    let picture = sheet.picture(of: SettingsRun.tree(1, step: 0))
    let svg = "<svg>\(picture.content)</svg>"
    let html = "\(svg)<noscript class=\"deferred\">\(svg)</noscript>"
    let parts = PictureParts(of: sheet, shownFirst: html, drawnBytes: 100_000)
    let drawn = parts.html.split(separator: "<noscript")
    expectEqual(drawn.count, 2)
    expectFalse(drawn[0].contains("href=\"#w"), "\(drawn[0])")
    expectTrue(drawn[1].contains(svg))
    expectFalse(parts.first.contains(" id=\"w"))
    expectTrue(parts.others.contains(" id=\"w0\""))

    // Where that would take too much, the pictures refer to their parts.
    expectEqual(PictureParts(of: sheet, shownFirst: html, drawnBytes: svg.utf8.count).html, html)
  }

  @Test func `A picture between deferred ones contains its parts, as far as there is room`() {
    var sheet = WireframeSheet()
    let svg = "<svg>\(sheet.picture(of: SettingsRun.tree(1, step: 0)).content)</svg>"
    let deferred = "<noscript class=\"deferred\">\(svg)</noscript>"
    let pieces = { (parts: PictureParts) in
      parts.html.replacing(deferred, with: "|").split(separator: "|", omittingEmptySubsequences: false)
    }
    let html = "\(deferred)\(svg)\(deferred)\(svg)\(deferred)"
    let all = pieces(PictureParts(of: sheet, shownFirst: html, drawnBytes: 100_000))
    expectEqual(all.map { $0.contains("href=\"#w") }, [false, false, false, false])
    expectEqual(all[1], all[2])
    let one = pieces(PictureParts(of: sheet, shownFirst: html, drawnBytes: all[1].utf8.count))
    expectEqual(one, ["", all[1], svg[...], ""])
  }

  @Test func `Without pictures there are no parts`() {
    let parts = PictureParts(of: WireframeSheet(), shownFirst: "<p>#w1</p>")
    expectEqual([parts.first, parts.others], ["", ""])
  }
}
