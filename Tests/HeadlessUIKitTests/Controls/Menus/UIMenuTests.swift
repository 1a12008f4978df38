import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIMenuTests {
  let log = Log()

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] _ in log.add(title) }
  }

  /// The items of the open menu, from top to bottom.
  private func items(_ window: UIWindow) -> [UIContextMenuItemView] {
    func items(in view: UIView) -> [UIContextMenuItemView] {
      view.subviews.flatMap { ($0 as? UIContextMenuItemView).map { [$0] } ?? items(in: $0) }
    }
    return items(in: window)
  }

  private func titles(_ window: UIWindow) -> [String] { items(window).map(\.title) }

  private func choose(_ title: String, in window: UIWindow) {
    guard let item = items(window).first(where: { $0.title == title }) else { return }
    tap(in: window, at: item.convert(CGPoint(x: 20, y: 20), to: nil))
    UIApplication.shared.settle()
  }

  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  /// Mounts a button, taps it, and waits until its menu is open.
  private func open(_ menu: UIMenu) -> UIWindow {
    let window = mount(button(menu))
    tap(in: window, at: CGPoint(x: 50, y: 120))
    UIApplication.shared.settle()
    return window
  }

  @Test func `A tap opens the menu instead of the primary action`() {
    UIApplication().run {
      let button = button(UIMenu(children: [action("Copy"), action("Paste")]))
      button.addAction(UIAction { [log] _ in log.add("up") }, for: [.touchUpInside, .primaryActionTriggered])
      button.addAction(UIAction { [log] _ in log.add("menu") }, for: .menuActionTriggered)
      let window = mount(button)
      tap(in: window, at: CGPoint(x: 50, y: 120))
      expectEqual(titles(window), ["Copy", "Paste"])
      expectEqual(log.lines, ["menu"])
    }
  }

  @Test func `The rows hold labels with their texts, which take no touches and are no elements`() {
    UIApplication().run {
      let save = UIAction(title: "Save password", subtitle: "In the keychain", handler: { _ in })
      let window = open(UIMenu(title: "Account", children: [save, action("Forget", .destructive)]))
      let labels = items(window).map { $0.subviews.compactMap { $0 as? UILabel } }
      expectEqual(
        labels.map { $0.map(\.text) }, [["Account"], ["Save password", "In the keychain"], ["Forget"]])
      let all = labels.joined()
      expectTrue(all.allSatisfy { !$0.isUserInteractionEnabled && !$0.isAccessibilityElement })
      expectTrue(all.allSatisfy { $0.superview?.bounds.contains($0.frame) == true && $0.frame.height > 0 })
      expectEqual(labels[2][0].textColor, .systemRed)
    }
  }

  @Test func `Choosing an item runs it and closes the menu, unless it is disabled or keeps the menu open`() {
    UIApplication().run {
      let window = open(UIMenu(children: [action("Copy"), action("Paste")]))
      choose("Paste", in: window)
      expectEqual(log.take(), ["Paste"])
      expectEmpty(items(window))
    }
    UIApplication().run {
      let window = open(
        UIMenu(children: [action("Secret", .hidden), action("Off", .disabled), action("On")]))
      expectEqual(titles(window), ["Off", "On"])
      choose("Off", in: window)
      expectEmpty(log.lines)
      expectEqual(titles(window), ["Off", "On"])
    }
    UIApplication().run {
      let window = open(UIMenu(children: [action("More", .keepsMenuPresented)]))
      choose("More", in: window)
      choose("More", in: window)
      expectEqual(log.lines, ["More", "More"])
    }
  }

  @Test func `The menu opens and closes in virtual time`() {
    UIApplication().run {
      let window = mount(button(UIMenu(children: [action("Copy")])))
      tap(in: window, at: CGPoint(x: 50, y: 120))
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["menu to open"])
      UIApplication.shared.settle()
      tap(in: window, at: CGPoint(x: 300, y: 700))
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["menu to close"])
      UIApplication.shared.settle()
      expectEmpty(items(window))
      expectEmpty(log.lines)
    }
  }

  @Test func `A menu inline stands among the items, in a group of its own`() {
    UIApplication().run {
      let inner = UIMenu(title: "Sort", options: .displayInline, children: [action("Name"), action("Date")])
      let window = open(UIMenu(children: [action("First"), inner, action("Last")]))
      expectEqual(titles(window), ["First", "Sort", "Name", "Date", "Last"])
      let tops = items(window).map(\.frame.minY)
      expectEqual(tops, [0, 52, 82, 126, 178])
      expectTrue(items(window)[1].isHeader)
    }
  }

  @Test func `A menu within opens in its place, and leads back`() {
    UIApplication().run {
      let inner = UIMenu(title: "Share", children: [action("Mail")])
      let window = open(UIMenu(children: [action("Copy"), inner]))
      expectEqual(items(window).map(\.hasSubmenu), [false, true])
      choose("Share", in: window)
      expectEqual(titles(window), ["Share", "Mail"])
      choose("Share", in: window)
      expectEqual(titles(window), ["Copy", "Share"])
      choose("Share", in: window)
      choose("Mail", in: window)
      expectEqual(log.lines, ["Mail"])
      expectEmpty(items(window))
    }
  }

  @Test func `Elements that come later replace their line, and are asked for once or each time`() {
    UIApplication().run {
      var hand: UIDeferredMenuElement.Completion?
      let window = open(UIMenu(children: [action("Copy"), UIDeferredMenuElement { hand = $0 }]))
      expectEqual(titles(window), ["Copy", "Loading…"])
      expectEqual(items(window).map(\.isEnabled), [true, false])
      hand?([action("Paste")])
      expectEqual(titles(window), ["Copy", "Paste"])
    }
    forEachRow([(true, 1), (false, 2)]) { isCached, times in
      UIApplication().run {
        var count = 0
        let provider: @MainActor (@escaping UIDeferredMenuElement.Completion) -> Void = { completion in
          count += 1
          completion([self.action("Paste")])
        }
        let element = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
        let window = open(UIMenu(children: [element]))
        choose("Paste", in: window)
        tap(in: window, at: CGPoint(x: 50, y: 120))
        expectEqual(titles(window), ["Paste"])
        expectEqual(count, times)
      }
    }
  }

  @Test func `A button shows the title of what is chosen, which is on alone in a menu of one choice`() {
    UIApplication().run {
      let button = button(UIMenu(children: [action("A"), action("B")]))
      button.changesSelectionAsPrimaryAction = true
      expectEqual(button.currentTitle, "A")
      let window = mount(button)
      tap(in: window, at: CGPoint(x: 50, y: 120))
      UIApplication.shared.settle()
      choose("B", in: window)
      expectEqual(button.currentTitle, "B")
      expectEqual(log.lines, ["B"])
    }
    UIApplication().run {
      let items = [action("A"), action("B"), action("C")]
      items[0].state = .on
      let menu = UIMenu(options: .singleSelection, children: items)
      choose("C", in: open(menu))
      expectEqual(items.map(\.state), [.off, .off, .on])
      expectEqual(identities(menu.selectedElements), identities([items[2]]))
    }
  }

  @Test func `The menu is below the button, or above where there is no room`() throws {
    try UIApplication().run {
      let low = button(UIMenu(children: [action("A")]))
      low.frame.origin.y = UIScreen.main.bounds.height - 100
      let window = mount(low)
      tap(in: window, at: CGPoint(x: 50, y: low.frame.midY))
      UIApplication.shared.settle()
      let item = try #require(items(window).first)
      expectEqual(item.convert(item.bounds, to: nil).maxY, low.frame.minY - 8)
      let high = try #require(items(open(UIMenu(children: [action("A")]))).first)
      expectEqual(high.convert(high.bounds, to: nil).origin, CGPoint(x: 20, y: 148))
    }
  }

  @Test func `Assistive technology hears title, choice and kind`() {
    UIApplication().run {
      let on = action("A")
      (on.state, on.subtitle) = (.on, "first")
      let window = open(UIMenu(title: "Menu", children: [on, action("B", .disabled)]))
      expectEqual(items(window).map(\.accessibilityLabel), ["Menu", "A, first", "B"])
      expectEqual(
        items(window).map(\.accessibilityTraits), [.header, [.button, .selected], [.button, .notEnabled]])
    }
  }
}
