import Expectations
import RenderTree
import Testing

@testable import RenderTree

@Suite struct NamedImageTests {
  private func svg(_ name: String, width: Double, height: Double, isOnDark: Bool = false) -> String {
    NamedImage(name, isOnDark: isOnDark)
      .svg(in: RenderFrame(x: 10, y: 20, width: width, height: height), tint: "#123456")
  }

  /// The texts in elements.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: />([^<>]+)<\/text>/).map { String($0.output.1) }
  }

  @Test func `A symbol is as large as fits, in the middle and in the tint`() {
    let symbol = svg("chevron.up", width: 48, height: 24)
    #expect(symbol.hasPrefix(##"<g transform="translate(22 20) scale(1)" color="#123456"><"##))
    expectEmpty(texts(symbol))
  }

  @Test func `A symbol without a drawing is its name in a tag that is no larger than the box`() {
    for width in [4.0, 10, 20, 60, 200] {
      let tag = svg("unknown.symbol.of.tests", width: width, height: 20)
      for match in tag.matches(of: #/width="([\d.]+)"/#) {
        expectTrue(Double(match.output.1).map { $0 <= width } ?? false, "\(tag)")
      }
      for match in tag.matches(of: #/textLength="([\d.]+)"/#) {
        expectTrue(Double(match.output.1).map { $0 <= width } ?? false, "\(tag)")
      }
    }
    expectEqual(texts(svg("unknown.symbol.of.tests", width: 200, height: 20)), ["unknown.symbol.of.tests"])
  }

  @Test func `Another image is a box with its name, its initial, or nothing, as there is room`() {
    forEachRow([
      (100, 40, ["hero_card"]), (100, 11, []), (30, 60, ["H"]), (10, 60, []), (1, 1, []),
    ]) { (width: Double, height: Double, expected: [String]) in
      expectEqual(texts(svg("hero_card", width: width, height: height)), expected)
    }
    expectEqual(texts(svg("img_zebra", width: 30, height: 30)), ["Z"])
    #expect(svg("hero_card", width: 100, height: 40).contains(##"width="100" height="40" rx="4.8""##))
  }

  @Test func `A small icon is the symbol that its name suggests`() {
    forEachRow([
      ("icon_back_active", "chevron.backward"), ("btn-search", "magnifyingglass"), ("AddOne.add", "plus"),
    ]) { name, symbol in
      let paths = SymbolDrawing.paths(named: symbol)
      expectTrue(paths.map { svg(name, width: 24, height: 24).contains($0) } ?? false, "\(name)")
      expectFalse(paths.map { svg(name, width: 100, height: 100).contains($0) } ?? true, "\(name)")
    }
  }

  @Test func `A box is seen on what is behind it in the tree`() throws {
    func picture(_ background: String) throws -> String {
      try RenderNode(
        text: """
          UIWindow (0 0; 200 200)
            UIView (fill) background=\(background)
            UIImageView (50 50; 100 100) image="hero_card"

          """
      ).svg
    }
    #expect(try picture("white").contains(##"rx="8" fill="#8e8e9338"/>"##))
    #expect(try picture("#202060").contains(##"rx="8" fill="#ffffff38"/>"##))
    #expect(try picture("clear").contains(##"rx="8" fill="#8e8e9338"/>"##))
  }
}
