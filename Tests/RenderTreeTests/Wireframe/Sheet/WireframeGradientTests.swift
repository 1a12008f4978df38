import Expectations
import RenderTree
import Testing

@Suite struct WireframeGradientTests {
  private func view(
    _ colors: String, stops: [Double]? = nil, line: [Double]? = nil, x: Double = 5, states: [String] = [],
    _ more: RenderAttribute...
  ) -> RenderNode {
    let told = [
      RenderAttribute("gradient", .string(colors)),
      stops.map { RenderAttribute("gradientStops", .numbers($0)) },
      line.map { RenderAttribute("gradientLine", .numbers($0)) },
    ]
    return RenderNode(
      "UIView", frame: RenderFrame(x: x, y: 6, width: 80, height: 20), states: states,
      attributes: more + told.compactMap(\.self))
  }

  private func tree(_ children: RenderNode...) -> RenderNode {
    RenderNode("UIWindow", frame: RenderFrame(x: 0, y: 0, width: 200, height: 50), children: children)
  }

  /// Where gradients are defined and used in a picture.
  private func drawn(_ svg: String) -> [String] {
    svg.matches(of: /<linearGradient id="\w+"|url\(#gradient\d+\)/).map { String($0.output) }
  }

  @Test func `A gradient goes down the middle in even steps, over the background, in its corners`() {
    let svg = tree(
      view(
        "red, #00FF0080, blue", .init("background", .color("#363B40", name: nil)), .init("corner", .number(4))
      )
    ).svg
    #expect(
      svg.contains(
        ##"<linearGradient id="gradient0" x1="0.5" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="#ff0000"/>"##
          + ##"<stop offset="0.5" stop-color="#00FF0080"/><stop offset="1" stop-color="#0000ff"/></linearGradient>"##
      ))
    #expect(
      svg.contains(
        ##"rx="4" fill="#363B40"/><rect width="80" height="20" rx="4" fill="url(#gradient0)"/>"##))
  }

  @Test func `Colors stand where their node says, on its line, or as an ellipse around the line's start`() {
    let svg = tree(view("red, clear", stops: [0.2, 7], line: [-0.2, 0, 1.2, 1])).svg
    #expect(
      svg.contains(
        ##"x1="-0.2" y1="0" x2="1.2" y2="1"><stop offset="0.2" stop-color="#ff0000"/>"##
          + ##"<stop offset="1" stop-color="#00000000"/>"##))

    let round = tree(
      view("red, blue", line: [0.5, 0.5, 1, 0], RenderAttribute("gradientKind", .word("radial")))
    ).svg
    #expect(
      round.contains(
        ##"<radialGradient id="gradient0" cx="0" cy="0" r="1" gradientTransform="matrix(0.5 0 0 0.5 0.5 0.5)">"##
          + ##"<stop offset="0" stop-color="#ff0000"/>"##))
  }

  @Test func `A named color is the one of its part's appearance`() {
    let svg = tree(view("systemBlue"), view("systemBlue", .init("appearance", .word("dark")))).svg
    let colors = svg.matches(
      of: /<linearGradient id="gradient(\d)"[^>]*><stop offset="0" stop-color="([^"]*)"/)
    expectEqual(colors.map { "\($0.output.1) \($0.output.2)" }, ["0 #007aff", "1 #0a84ff"])
  }

  @Test func `No gradient is drawn that is unknown or hidden`() {
    forEachRow(["", "red, nonsense", "red,blue", ", "]) { colors in
      expectEmpty(drawn(tree(view(colors)).svg))
    }

    expectEmpty(drawn(tree(view("red, blue", states: ["hidden"])).svg))
  }

  @Test func `Gradients that are alike are defined once, in a picture and in a sheet`() {
    let drawing = tree(view("red, blue"), view("blue, red", x: 90), view("red, blue", x: 170))
    let svg = drawing.svg
    expectEqual(svg, drawing.svg)
    expectEqual(
      drawn(svg),
      [
        "<linearGradient id=\"gradient0\"", "<linearGradient id=\"gradient1\"", "url(#gradient0)",
        "url(#gradient1)", "url(#gradient0)",
      ])

    var sheet = WireframeSheet()
    _ = sheet.picture(of: tree(view("red, blue")))
    _ = sheet.picture(of: tree(view("blue, red"), view("red, blue", x: 90)))
    let lines = sheet.definitions.split(separator: "\n")
    let starts = lines.compactMap { $0.firstMatch(of: /^<\w+ id="(\w+)"/)?.output.1 }
    expectEqual(starts.prefix(3), ["gradient0", "gradient1", "w0"])
    expectEqual(starts.count, lines.count)
    #expect(sheet.definitions.contains(##"<rect width="80" height="20" fill="url(#gradient0)"/>"##))
  }
}
