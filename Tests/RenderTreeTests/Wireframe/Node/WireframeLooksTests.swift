import Expectations
import RenderTree
import Testing

/// What pictures show of borders, cards, fields, transforms and the parts of texts.
@Suite struct WireframeLooksTests {
  /// The picture of a tree, by itself and as a part of a sheet.
  private func pictures(_ text: String) throws -> [String] {
    let tree = try RenderNode(text: text)
    var sheet = WireframeSheet()
    let picture = sheet.picture(of: tree)
    return [tree.svg, sheet.definitions + picture.content]
  }

  @Test
  func `A layer's border has its color and width, is black without one, and none if taken away`() throws {
    forEachRow([
      ("border=2", "#000000", "2"), ("border=1 borderColor=systemRed", "#ff3b30", "1"),
      ("border=3 borderColor=tintColor", "#007aff", "3"),
    ]) { attributes, color, width in
      for svg in try pictures("UIView (0 0; 40 40) \(attributes)\n") {
        expectTrue(svg.contains("stroke=\"\(color)\" stroke-width=\"\(width)\""), "\(svg)")
      }
    }

    for svg in try pictures("UIView (0 0; 40 40) border=2 borderColor=none\n") {
      #expect(!svg.contains("stroke-width=\"2\""))
    }
  }

  @Test func `A text field looks as its border style says`() throws {
    forEachRow([
      ("UITextField borderStyle=bezel", "#ffffff", ""),
      ("UITextField borderStyle=roundedRect", "#ffffff", " rx=\"5\""),
      ("UISearchTextField", "#7676801f", " rx=\"10\""),
    ]) { line, fill, corner in
      let parts = line.split(separator: " ", maxSplits: 1)
      let rest = parts.count > 1 ? " \(parts[1])" : ""
      for svg in try pictures("\(parts[0]) (0 0; 90 34)\(rest)\n") {
        expectTrue(svg.contains("width=\"90\" height=\"34\"\(corner) fill=\"\(fill)\""), "\(svg)")
      }
    }

    for svg in try pictures("UITextField (0 0; 90 34)\n") { #expect(!svg.contains("height=\"34\"")) }
    let line = try pictures("UITextField (0 0; 90 34) borderStyle=line\n")[0]
    #expect(line.contains(##"width="89" height="33" fill="none" stroke="#000000""##))
  }

  private let list = """
      UITableViewCell (16 0; 288 44)
        UITableViewCellContentView (0 0; 288 44)
      UITableViewCell (16 44; 288 44)
        UITableViewCellContentView (0 0; 288 44)
      UITableViewCell (16 100; 288 44) background=systemRed
        UITableViewCellContentView (0 0; 288 44)
      UITableViewHeaderFooterView (16 144; 288 30)

    """

  @Test
  func `Rows of inset groups are on round cards, those of groups on plain ones, others on none`() throws {
    let tree = "UITableView (0 0; 320 480) content=(320 400) style=insetGrouped\n" + list
    let svg = try pictures(tree)[0]
    #expect(
      svg.contains(
        ##"<path d="M0 10A10 10 0 0 1 10 0L278 0A10 10 0 0 1 288 10L288 44L0 44Z" fill="#ffffff""##))
    #expect(
      svg.contains(
        ##"<path d="M0 0L288 0L288 34A10 10 0 0 1 278 44L10 44A10 10 0 0 1 0 34Z" fill="#ffffff""##))
    #expect(svg.contains(##"A10 10 0 0 1 0 34Z" fill="#ff3b30""##))
    expectEqual(svg.matches(of: /A10 10/).count, 2 + 2 + 4)
    expectEqual(try pictures(tree)[1].matches(of: /A10 10/).count, 2 + 2 + 4)

    let grouped = try pictures("UITableView (0 0; 320 480) content=(320 400) style=grouped\n" + list)[0]
    #expect(grouped.contains(##"width="288" height="44" fill="#ffffff""##) && !grouped.contains("A10 10"))
    let plain = try pictures("UITableView (0 0; 320 480) content=(320 400)\n" + list)[0]
    #expect(!plain.contains(##"width="288" height="44" fill="#ffffff""##) && !plain.contains("A10 10"))
  }

  @Test func `A turned view is drawn turned about its middle, with what is in it`() throws {
    let tree = """
      UIView (0 0; 300 300)
        UIView (75 50; 50 100) transform=(0 1 -1 0 0 0) bounds=(100 50)
          UILabel "x" (10 20; 30 20)

      """
    let svg = try pictures(tree)[0]
    // The view's own corner at the left of the top goes to the right of the top.
    #expect(svg.contains(#"<g transform="translate(75 50)"><g transform="matrix(0 1 -1 0 50 0)">"#))
    #expect(svg.contains(#"<g transform="translate(10 20)"><g><title>UILabel"#))
    expectEqual(svg.matches(of: /<g[ >]/).count, svg.matches(of: /<\/g>/).count)
    #expect(svg.contains(#"viewBox="-1 -1 302 302""#))
    let part = try pictures(tree)[1]
    #expect(part.contains(#"<g transform="matrix(0 1 -1 0 50 0)">"#))
    expectEqual(part.matches(of: /<g[ >]/).count, part.matches(of: /<\/g>/).count)
  }

  @Test func `What clips a turned view clips it unturned, in its own corners`() throws {
    forEachRow([
      ("", #"<svg width="100" height="100"><g transform="translate(75 50)"><g transform="matrix(0 1 -1 0"#),
      (
        " corner=12",
        #"<g clip-path="url(#clip0)"><g transform="translate(75 50)"><g transform="matrix(0 1 -1 0"#
      ),
    ]) { corner, drawing in
      let tree = """
        UIView (0 0; 100 100) [clips]\(corner)
          UIView (75 50; 50 100) background=red transform=(0 1 -1 0 0 0) bounds=(100 50)

        """
      let svg = try pictures(tree)[0]
      expectTrue(svg.contains(drawing), "\(svg)")
    }
  }

  @Test func `Parts of a text or a placeholder have their own fonts, colors and lines`() throws {
    let runs = #"runs="4-7 bold-20 color=systemRed; 9-11 strikethrough; 13-17 regular-17 link""#
    for svg in try pictures("UILabel \"Now 20% (30) here\" (0 0; 300 20) \(runs)\n") {
      #expect(
        svg.contains(##"<tspan font-weight="700" font-size="20" fill="#ff3b30">20%</tspan>"##))
      #expect(svg.contains(#"<tspan text-decoration="line-through">30</tspan>"#))
      #expect(svg.contains(#"<tspan font-weight="400" text-decoration="underline">here</tspan>"#))
      #expect(svg.contains(">Now "))
    }

    let field = #"UITextField (0 0; 300 30) placeholder="Now 20%" placeholderRuns="4-7 color=red""#
    for svg in try pictures(field + "\n") { #expect(svg.contains(##"<tspan fill="#ff0000">20%</tspan>"##)) }
  }

  @Test
  func `Parts keep their looks on broken lines, and those without sense leave the text as it is`() throws {
    let label = #"UILabel "one two three" (0 0; 50 66) lines=0 runs="4-13 color=red""#
    let svg = try pictures(label + "\n")[0]
    #expect(svg.contains(">one</text>"))
    #expect(svg.contains(##"<tspan fill="#ff0000">two</tspan>"##))
    #expect(svg.contains(##"<tspan fill="#ff0000">three</tspan>"##))

    forEachRow([
      "runs=\"\"", "runs=\"x\"", "runs=\"5-3 bold-9\"", "runs=\"0-99999 color=red\"", "runs=\"-1-2\"",
    ]) { runs in
      for svg in try pictures("UILabel \"one\" (0 0; 40 20) \(runs)\n") {
        expectTrue(svg.contains("one<"), "\(svg)")
      }
    }
  }

  @Test func `A line that is wider than its box is made as narrow as it`() {
    forEachRow(["WWWWWWWWWW", "Wonderful Messages From Wimbledon", "漢字漢字漢字漢字漢字"]) { text in
      for svg in try pictures("UILabel \"\(text)\" (0 0; 100 20)\n") {
        expectTrue(svg.contains(#"textLength="100" lengthAdjust="spacingAndGlyphs""#), "\(svg)")
      }
    }
  }
}
