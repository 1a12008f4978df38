import Expectations
import RenderTree
import Storyboards
import Testing

/// Each rule on small screens of 390 by 844 points; a finding is its printed text.
@Suite struct RuleTests {
  /// The findings on a window that contains the lines of some nodes.
  private func findings(_ lines: String...) throws -> [String] {
    let text = lines.map { "  \($0)\n" }.joined()
    return try RenderNode(text: "UIWindow (0 0; 390 844)\n" + text).auditFindings.map(\.description)
  }

  @Test
  func `A control without words has no label, and what is not a control or names itself needs none`() throws {
    forEachRow(["button", "cell", "link", "picker", "searchField", "slider", "switch", "textField"]) { role in
      let finding = "View #it: the \(role) has no label (unlabeled control)"
      expectEqual(try findings("View #it (0 0; 50 50) role=\(role)"), [finding])
      expectEqual(try findings("View #it (0 0; 50 50) role=\(role) spoken=\" \""), [finding])
      expectEmpty(try findings("View #it (0 0; 50 50) role=\(role) spoken=\"Search\""))
    }

    forEachRow(["element", "image", "staticText", "header", "progress", "keyboard"]) { role in
      expectEmpty(try findings("View (0 0; 5 5) role=\(role)"))
    }

    expectEmpty(try findings("UIPickerColumnView (0 0; 100 200) role=picker"))
  }

  @Test func `What cannot be seen or is beside the screen is not judged, nor what is in it`() throws {
    forEachRow(["[hidden]", "alpha=0"]) { mark in
      expectEmpty(try findings("UIView (0 0; 50 50) \(mark)", "  UIButton (0 0; 5 5) role=button"))
      expectEmpty(try findings("UIButton (0 0; 5 5) \(mark) role=button"))
    }

    expectEmpty(try findings("UIButton (390 0; 5 5) role=button"))
    expectEmpty(try findings("UIButton (-5 0; 5 5) role=button"))
  }

  @Test func `A text of which less is seen is clipped, and one without extent has no room`() throws {
    forEachRow(["shown", "cut"]) { attribute in
      expectEqual(
        try findings(#"UILabel "Finish" (0 0; 30 20) \#(attribute)="Fin…""#),
        [#"UILabel "Finish": shows only "Fin…" (clipped text)"#])
    }

    expectEqual(
      try findings(#"UILabel "Finish" (0 0; 0 20) cut="""#),
      [#"UILabel "Finish": there is no room for its text (clipped text)"#])
  }

  @Test func `A text is cut off by the screen and by what clips, unless it can be scrolled to`() throws {
    let finding = #"UILabel "Finish": its text is cut off by a view around it (clipped text)"#
    expectEqual(try findings(#"UILabel "Finish" (350 0; 60 20)"#), [finding])
    expectEqual(
      try findings("UIView (0 0; 50 50) [clips]", #"  UILabel "Finish" (0 40; 50 20)"#), [finding])
    expectEmpty(try findings("UIView (0 0; 50 50)", #"  UILabel "Finish" (0 40; 50 20)"#))
    expectEmpty(try findings(#"UILabel "Finish" (330.4 0; 60 20)"#), "half a point is forgiven")

    expectEmpty(
      try findings(
        "UIScrollView (0 0; 390 100) content=(390 500)", #"  UILabel "Finish" (0 90; 60 20)"#
      ))
  }

  @Test
  func `A control is at least 44 points wide and high, if enabled and not sized by the system`() throws {
    forEachRow(
      [(43, 60, true), (60, 43, true), (43.6, 43.6, false), (44, 44, false)] as [(Double, Double, Bool)]
    ) { width, height, isSmall in
      let size = "\(width.decimalText) by \(height.decimalText)"
      expectEqual(
        try findings(
          "UIButton (0 0; \(width.decimalText) \(height.decimalText)) role=button spoken=\"Go\""),
        (isSmall ? ["UIButton: is \(size) points, less than 44 by 44 (small target)"] : []))
    }

    expectEmpty(try findings(#"UIButton (0 0; 20 20) [disabled] role=button spoken="Go""#))

    forEachRow([
      "UISwitch", "UISlider", "UIStepper", "UISegment", "UISegmentedControl", "UIPageControl",
      "UISearchTextField", "UITabBarButton", "UITableViewCellEditControl", "_UIButtonBarButton",
    ]) { type in
      expectEmpty(try findings("\(type) (0 0; 51 31) role=button spoken=\"Sync\""))
    }
  }

  @Test func `A control behind something else is covered`() throws {
    expectEqual(
      try findings(#"UIButton "Go" (0 0; 50 50) role=button spoken="Go" covered="the keyboard""#),
      [#"UIButton "Go": is covered by the keyboard (covered target)"#])
    expectEmpty(
      try findings(#"UIButton "Go" (0 0; 50 50) [disabled] role=button spoken="Go" covered="UIView""#))
    expectEmpty(try findings(#"UILabel "Go" (0 0; 50 50) role=staticText covered="UIView""#))
    let backdrop = #"UIView (0 0; 390 844) role=button spoken="Dismiss" covered="UITableView""#
    expectEmpty(try findings(backdrop))
  }

  @Test
  func `Controls over each other are reported once; they may touch, or be parts of one another`() throws {
    expectEqual(
      try findings(
        #"UIButton "A" (0 0; 50 50) role=button spoken="A""#,
        #"UIButton "B" (40 0; 50 50) role=button spoken="B""#),
      [#"UIButton "B": overlaps UIButton "A" (overlapping targets)"#])

    expectEmpty(
      try findings(
        #"UIButton "A" (0 0; 50 50) role=button spoken="A""#,
        #"UIButton "B" (49 0; 50 50) role=button spoken="B""#
      ))

    expectEmpty(
      try findings(
        #"UITableViewCell (0 0; 390 50) role=cell spoken="Sync""#,
        #"  UIView (0 0; 390 50)"#, #"    UISwitch (300 10; 51 31) role=switch spoken="Sync""#
      ))
  }

  @Test
  func `What can be scrolled to is judged as what is seen, and what is under a bar scrolls away`() throws {
    let list = "UITableView (0 0; 390 844) offset=(0 20) content=(390 2000)"
    expectEmpty(
      try findings(
        list, #"  UITableViewCell (0 20; 390 50) role=cell spoken="Sync""#,
        #"UIButton "Done" (300 0; 50 50) role=button spoken="Done""#
      ))
    expectEqual(
      try findings(
        list, #"  UIButton "A" (0 40; 50 50) role=button spoken="A""#,
        #"  UIButton "B" (0 80; 50 50) role=button spoken="B""#
      ).count, 1)

    let below = #"  UIButton "Go" (0 1500; 20 44) role=button cut="G…""#
    let scroll = "UIScrollView (0 0; 390 844) content=(390 2000)"
    expectEqual(
      try findings(scroll, below),
      [
        #"UIButton "Go": the button has no label (unlabeled control)"#,
        #"UIButton "Go": shows only "G…" (clipped text)"#,
        #"UIButton "Go": is 20 by 44 points, less than 44 by 44 (small target)"#,
      ])
    expectEmpty(try findings("UIScrollView (390 0; 390 844) content=(390 2000)", below))
  }

  @Test func `A layout that contradicts itself or leaves something open is faulty`() throws {
    expectEqual(
      try findings(#"UIView (0 0; 50 50) unsatisfiable="width = 50" ambiguous="x, y""#),
      [
        #"UIView: its constraints contradict each other: "width = 50" (faulty layout)"#,
        #"UIView: its constraints leave open: "x, y" (faulty layout)"#,
      ])
  }

  @Test func `A node has the address that goldens know`() throws {
    expectEqual(
      try findings(
        "UIView #top (0 0; 390 100)", #"  UIButton (0 0; 50 50) role=button cut="A…""#,
        #"UIButton (0 200; 50 50) role=button spoken="Go""#),
      [
        "UIButton in UIView #top: the button has no label (unlabeled control)",
        #"UIButton in UIView #top: shows only "A…" (clipped text)"#,
      ])
  }

  @Test func `A screen without fault has no findings`() throws {
    expectEmpty(try findings(#"UILabel "Hello" (0 0; 50 20)"#, "UIImageView (0 50; 20 20)"))
  }
}
