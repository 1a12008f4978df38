import Expectations
import RenderTree
import Testing

/// Bars, rows, menus and fields, as a phone shows them.
@Suite struct BarAndListPictureTests {
  private func svg(_ text: String) throws -> String { try RenderNode(text: text + "\n").svg }

  @Test func `What goldens leave out of bars and alerts is drawn as it was on the stage`() {
    forEachRow([
      [
        "UINavigationBar (0 47; 390 44)", "  UILabel \"Settings\" (160 12; 67 20) font=semibold-17",
        "  _UIButtonBarButton \"Edit\" (340 0; 40 44) font=regular-17",
      ],
      ["UIStackView (0 0; 270 44)", "  _UIAlertControllerActionView \"OK\" (0 0; 270 44) font=body"],
    ]) { lines in
      let whole = try RenderNode(text: lines.map { $0 + "\n" }.joined())
      #expect(whole.condensed != whole)
      var (first, second) = (WireframeSheet(), WireframeSheet())
      _ = (first.picture(of: whole), second.picture(of: whole.condensed))
      expectEqual(second.definitions, first.definitions)
    }
  }

  @Test func `An action has a line at its left only where another one is beside it`() throws {
    let actions = """
      UIView (0 0; 270 88)
        UIStackView (0 0; 270 44)
          _UIAlertControllerActionView "Cancel" (0 0; 135 44)
          _UIAlertControllerActionView "OK" (135 0; 135 44)
        _UIAlertControllerActionView "Later" (0 44; 270 44)

      """
    let svg = try RenderNode(text: actions).svg
    expectEqual(svg.matches(of: #/width="0.5" height="44"/#).count, 1)
    expectEqual(svg.matches(of: #/height="0.5"/#).count, 3)
  }

  @Test func `A bar far from the screen's edge, as in a sheet, ends where its frame does`() throws {
    forEachRow([(47.0, "91"), (400, "44")]) { top, height in
      let tree = try RenderNode(
        text: "UIWindow (0 0; 390 844)\n  UINavigationBar (0 \(Int(top)); 390 44) background=#123456\n")
      expectTrue(tree.svg.contains("height=\"\(height)\" fill=\"#123456\""), "\(tree.svg)")
    }
  }

  @Test func `The first button of a navigation bar has a chevron, unless it says otherwise`() {
    let chevron = SymbolDrawing.paths(named: "chevron.backward") ?? "no drawing"
    forEachRow([
      ("_UIButtonBarButton \"Settings\" (16 0; 62 44) font=regular-17", true),
      ("_UIButtonBarButton \"Cancel\" (16 0; 52 44) font=regular-17", false),
      ("_UIButtonBarButton #mine \"Settings\" (16 0; 62 44) font=regular-17", false),
      ("_UIButtonBarButton \"Save\" (16 0; 62 44) font=semibold-17", false),
      ("_UIButtonBarButton \"Edit it\" (300 0; 62 44) font=regular-17", false),
    ]) { button, hasChevron in
      let picture = try svg(
        "UIWindow (0 0; 390 844)\n  UINavigationBar (0 47; 390 44)\n    \(button)")
      expectEqual(picture.contains(chevron), hasChevron, "\(picture)")
    }
  }

  @Test func `A bar over content is opaque up to the edge of the screen, with a line`() throws {
    let top = try svg("UIWindow (0 0; 390 844)\n  UINavigationBar (0 47; 390 44) [scrolled]")
    #expect(top.contains(##"<rect y="-47" width="390" height="91" fill="#f9f9f9f0"/>"##))
    #expect(top.contains(##"<rect y="43.5" width="390" height="0.5" fill="#3c3c434a"/>"##))
    let bottom = try svg("UIWindow (0 0; 390 844)\n  UITabBar (0 761; 390 49) [scrolled]")
    #expect(bottom.contains(##"<rect width="390" height="83" fill="#f9f9f9f0"/>"##))
    #expect(try !svg("UIWindow (0 0; 390 844)\n  UINavigationBar (0 47; 390 44)").contains("#f9f9f9"))
  }

  @Test func `Rows have lines below them from their texts on, except where their list says otherwise`() {
    func list(_ attributes: String) -> String {
      """
      UITableView (0 0; 390 400) content=(390 88)\(attributes)
        UITableViewCell (0 0; 390 44)
          UIImageView (16 10; 24 24) image="a_b"
          UILabel "a" (56 12; 100 20)
        UITableViewCell (0 44; 390 44)
          UILabel "b" (16 12; 100 20)
      """
    }
    let pictured = ##"<rect x="56" y="43.5" width="334" height="0.5" fill="#3c3c434a"/>"##
    let plain = ##"<rect x="16" y="43.5" width="374" height="0.5" fill="#3c3c434a"/>"##
    forEachRow([
      ("", true, true), (" style=grouped", true, false), (" separators=none", false, false),
    ]) { attributes, first, second in
      let picture = try svg(list(attributes))
      expectEqual(picture.contains(pictured), first, "\(picture)")
      expectEqual(picture.contains(plain), second, "\(picture)")
    }
  }

  @Test func `A menu's items make room for marks where one of them has one`() throws {
    func menu(_ states: String) throws -> String {
      try svg(
        """
        UIContextMenuListView (0 0; 250 88)
          UIContextMenuItemView "One" (0 0; 250 44)\(states)
          UIContextMenuItemView "Two" (0 44; 250 44) [destructive]
        """)
    }
    #expect(try menu("").contains(##/<text x="16"[^>]*>One/##))
    #expect(try menu(" [on]").contains(##/<text x="32"[^>]*>One/##))
    #expect(try menu(" [on]").contains(##/<text x="32"[^>]*fill="#ff3b30"[^>]*>Two/##))
    #expect(try menu("").contains("filter=\"url(#shadow0)\""))
  }

  @Test func `A focused field has a caret after its text, or the color of its selection`() throws {
    let empty = try svg("UITextField (0 0; 200 40) [focused] placeholder=\"Name\"")
    #expect(empty.contains(##"<rect y="9.375" width="2" height="21.25" rx="1" fill="#007aff"/>"##))
    let selected = try svg("UITextField \"Name\" (0 0; 200 40) [focused] selection=(0 4)")
    #expect(selected.contains(##"fill="#007aff" fill-opacity="0.25"/>"##))
    #expect(!selected.contains(##"width="2""##))
    #expect(try !svg("UITextField \"Name\" (0 0; 200 40)").contains("#007aff"))
  }

  @Test func `A text view begins at its top, and a search field with a magnifier`() throws {
    let text = try svg("UITextView \"one\" (0 0; 200 120) font=regular-10")
    #expect(text.contains(##/<text x="5" y="17.5"[^>]*>one/##))
    let search = try svg("UISearchTextField (0 0; 200 36) placeholder=\"Search\"")
    #expect(search.contains(##/translate\(8 9.5\).*<text x="30"[^>]*>Search/##))
  }

  @Test func `Arabic begins at the right where its part does, as SVG's start`() throws {
    let picture = try svg("UIView (0 0; 200 40) direction=rightToLeft\n  UILabel \"بحث\" (0 0; 200 20)")
    #expect(picture.contains(##/<text x="200"[^>]*direction="rtl"[^>]*>بحث/##))
    #expect(try svg("UILabel \"بحث\" (0 0; 200 20)").contains(##/text-anchor="end" direction="rtl"/##))
  }

  @Test func `A popover has an arrow outside its frame, and a shadow`() throws {
    let popover = try svg("UIPopoverView (50 50; 100 100) [clips] arrow=up corner=13")
    #expect(popover.contains(##"<path d="M36 0.5L50 -13L64 0.5Z""##) && popover.contains("feDropShadow"))
  }

  @Test func `A picker's column has signs for the rows around the selected one`() {
    forEachRow([(0, 3, 2), (1, 3, 2), (2, 5, 4), (0, 1, 0)]) { row, rows, count in
      let picture = try svg(
        "UIPickerColumnView \"Two\" (0 0; 200 216) row=\(row) rows=\(rows)")
      expectEqual(picture.matches(of: /height="10" rx="5"/).count, count)
    }
  }
}
