import Expectations
import RenderTree
import Testing

@testable import RenderTree

@Suite struct DeviceScreenTests {
  @Test func `A screen has the corners and the camera of its device, by its size`() {
    forEachRow(
      [
        (320, 568, false, .none), (375, 667, false, .none), (390, 844, true, .notch),
        (844, 390, true, .notch),
        (375, 812, true, .notch), (393, 852, true, .island), (402, 874, true, .island),
        (430, 932, true, .island), (956, 440, true, .island), (820, 1180, true, .none),
        (810, 1080, false, .none),
      ] as [(Double, Double, Bool, DeviceScreen.Cutout)]
    ) { width, height, isRound, cutout in
      let screen = DeviceScreen(width: width, height: height)
      expectEqual(screen?.cutout, cutout)
      expectEqual(screen?.hasHomeIndicator, isRound)
      expectEqual(screen?.isPad, max(width, height) > 1000)
    }

    expectNil(DeviceScreen(width: 300, height: 300))
    expectNil(DeviceScreen(width: 844, height: 391))
  }

  /// The picture of a screen with a view.
  private func svg(_ width: Int, _ height: Int, _ attributes: String = "", view: String = "") throws -> String
  {
    let tree = "UIWindow (0 0; \(width) \(height))\(attributes)\n" + (view.isEmpty ? "" : "  \(view)\n")
    return try RenderNode(text: tree).svg
  }

  @Test func `A phone has a status bar in portrait only, and a pad always`() {
    forEachRow([
      (390, 844, true), (844, 390, false), (375, 667, true), (667, 375, false), (820, 1180, true),
      (1180, 820, true),
    ]) { width, height, hasBar in
      expectEqual(try svg(width, height).contains(">9:41</text>"), hasBar)
    }
  }

  @Test func `Only the picture of a whole screen has what the system draws`() throws {
    for tree in ["UIView (0 0; 390 844)", "UIWindow (10 0; 390 844)", "UIWindow (0 0; 390 500)"] {
      let svg = try RenderNode(text: tree + " background=red\n").svg
      expectFalse(svg.contains("9:41") || svg.contains("clip-path"), "\(svg)")
    }

    let screen = "UIScreen\n  UIWindow (0 0; 390 844)\n  UITextEffectsWindow (0 0; 390 844)\n"
    #expect(try RenderNode(text: screen).svg.contains(">9:41</text>"))
  }

  @Test func `The content is clipped to the corners of the display`() throws {
    #expect(
      try svg(390, 844).contains(
        #"<clipPath id="clip0"><rect x="0" y="0" width="390" height="844" rx="47"/></clipPath>"#))
    #expect(try svg(375, 667).contains("clipPath") == false)
  }

  @Test func `Signs are white on what is dark behind them, and black on what is bright`() {
    forEachRow([
      ("", "", "#000000", "#000000"), (" appearance=dark", "", "#ffffff", "#ffffff"),
      ("", "UIView (0 0; 390 100) background=systemIndigo", "#ffffff", "#000000"),
      ("", "UIView (fill) background=#000000CC", "#ffffff", "#ffffff"),
      ("", "UIView (fill) background=#00000033", "#000000", "#000000"),
      ("", "UIView (fill) alpha=0.1 background=black", "#000000", "#000000"),
      ("", "UIView (0 100; 390 744) background=black", "#000000", "#ffffff"),
      ("", "UIView (fill) [hidden] background=black", "#000000", "#000000"),
      ("", #"UIView (fill) gradient="black, #101010""#, "#ffffff", "#ffffff"),
      (" appearance=dark", "UIView (fill) background=systemBackground(#FFFFFF)", "#000000", "#000000"),
    ]) { attributes, view, top, bottom in
      let picture = try svg(390, 844, attributes, view: view)
      expectTrue(picture.contains("fill=\"\(top)\">9:41</text>"), "\(picture)")
      expectTrue(
        picture.contains("width=\"140.4\" height=\"5\" rx=\"2.5\" fill=\"\(bottom)\"/>"), "\(picture)")
    }
  }

  @Test func `The time is at the right where the screen is read from the right`() throws {
    func place(_ svg: String) -> Double? {
      svg.firstMatch(of: #/<text x="([\d.]+)"[^>]*>9:41/#).flatMap { Double($0.output.1) }
    }
    let left = try place(svg(390, 844))
    let right = try place(svg(390, 844, " direction=rightToLeft"))
    #expect(left.map { $0 < 100 } == true && right.map { $0 > 290 } == true)
  }

  @Test func `The camera is at the top, and at the left of a phone in landscape`() throws {
    #expect(
      try svg(393, 852).contains(
        ##"<rect x="133.5" y="11" width="126" height="37" rx="18.5" fill="#000000"/>"##))
    #expect(
      try svg(852, 393).contains(
        ##"<rect x="11" y="133.5" width="37" height="126" rx="18.5" fill="#000000"/>"##))
    #expect(try svg(844, 390).contains(#"<path transform="matrix(0 -1 1 0 0 390)" d="M108 0Q114 0"#))
  }
}
