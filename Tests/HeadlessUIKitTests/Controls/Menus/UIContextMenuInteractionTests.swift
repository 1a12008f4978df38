import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIContextMenuInteractionTests {
  let log = Log()
  let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

  /// Has a menu for the left half.
  private final class Source: UIContextMenuInteractionDelegate {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("ask \(Int(location.x)) \(Int(location.y))")
      guard location.x < 100 else { return nil }
      return UIContextMenuConfiguration(identifier: "menu", previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { [log = self.log] _ in log.add("copy") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("display \(configuration.identifier)")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { [log] in log.add("end") }
    }
  }

  private func hold(at point: CGPoint, in window: UIWindow, for seconds: Double) {
    let touch = press(in: window, at: point)
    UIApplication.shared.runLoop.advance(by: seconds)
    lift(touch, in: window)
  }

  @Test func `A menu takes no touches until it is open`() throws {
    try UIApplication().run {
      let source = Source(log)
      view.addInteraction(UIContextMenuInteraction(delegate: source))
      let window = mount(view)
      hold(at: CGPoint(x: 50, y: 120), in: window, for: 0.5)
      window.layoutIfNeeded()
      let menu = try #require(window.subviews.first { $0 is UIContextMenuContainerView })
      let list = try #require(menu.subviews.first)
      _ = log.take()
      for point in [CGPoint(x: list.frame.midX, y: list.frame.midY), CGPoint(x: 380, y: 700)] {
        lift(press(in: window, at: point), in: window)
      }
      expectEqual(log.take(), [])
      UIApplication.shared.settle()
      lift(press(in: window, at: CGPoint(x: list.frame.midX, y: list.frame.midY)), in: window)
      expectEqual(log.take(), ["end", "copy"])
    }
  }

  @Test func `An open menu follows its view, also where that is not laid out yet`() throws {
    try UIApplication().run {
      let source = Source(log)
      let root = UIView()
      let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 100),
      ])
      view.addInteraction(UIContextMenuInteraction(delegate: source))
      let window = mount(root)
      root.frame = window.bounds
      window.layoutIfNeeded()
      hold(at: CGPoint(x: 50, y: 120), in: window, for: 0.5)
      UIApplication.shared.settle()
      let menu = try #require(window.subviews.first { $0 is UIContextMenuContainerView })
      let former = try #require(menu.subviews.first).frame
      top.constant = 300
      menu.setNeedsLayout()
      menu.layoutIfNeeded()
      expectEqual(menu.subviews.first?.frame, former.offsetBy(dx: 0, dy: 200))
    }
  }

  @Test func `A finger that rests for half a second opens the menu, in a place that has one`() {
    UIApplication().run {
      let source = Source(log)
      let interaction = UIContextMenuInteraction(delegate: source)
      view.addInteraction(interaction)
      let window = mount(view)
      hold(at: CGPoint(x: 50, y: 120), in: window, for: 0.4)
      expectEqual(log.take(), [])
      hold(at: CGPoint(x: 150, y: 120), in: window, for: 0.6)
      expectEqual(log.take(), ["ask 150 20"])
      expectFalse(window.subviews.contains { $0 is UIContextMenuContainerView })
      hold(at: CGPoint(x: 50, y: 120), in: window, for: 0.6)
      expectEqual(log.take(), ["ask 50 20", "display menu"])
      interaction.dismissMenu()
      UIApplication.shared.settle()
      expectEqual(log.take(), ["end"])
      expectFalse(window.subviews.contains { $0 is UIContextMenuContainerView })
    }
  }

  @Test func `An interaction that is taken away does nothing`() {
    UIApplication().run {
      let source = Source(log)
      let interaction = UIContextMenuInteraction(delegate: source)
      view.addInteraction(interaction)
      #expect(interaction.view === view)
      view.removeInteraction(interaction)
      expectNil(interaction.view)
      hold(at: CGPoint(x: 50, y: 120), in: mount(view), for: 0.6)
      expectEqual(log.lines, [])
    }
  }

  @Test func `A button with a menu opens it at a long press, and acts at a tap`() {
    UIApplication().run {
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      button.addAction(UIAction { [log] _ in log.add("tap") }, for: .touchUpInside)
      let window = mount(button)
      tap(in: window, at: CGPoint(x: 50, y: 120))
      expectEqual(log.take(), ["tap"])
      hold(at: CGPoint(x: 50, y: 120), in: window, for: 0.6)
      expectEqual(log.take(), [])
      expectTrue(window.subviews.contains { $0 is UIContextMenuContainerView })
    }
  }

  @Test func `A menu stays above the keyboard`() throws {
    try UIApplication().run {
      let source = Source(log)
      let interaction = UIContextMenuInteraction(delegate: source)
      let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
      field.addInteraction(interaction)
      let window = mount(field)
      field.becomeFirstResponder()
      UIApplication.shared.settle()
      let keyboard = try #require(UIApplication.shared.keyboardFrame)
      hold(at: CGPoint(x: 50, y: 520), in: window, for: 0.6)
      UIApplication.shared.settle()
      let menu = try #require(window.subviews.first { $0 is UIContextMenuContainerView })
      let list = try #require(menu.subviews.first)
      #expect(list.frame.maxY <= keyboard.minY)
      #expect(list.frame.height >= 44)
    }
  }

  /// Has a menu everywhere, and counts the previews that are requested.
  private final class Previewer: UIContextMenuInteractionDelegate {
    let log = Log()

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let preview: UIContextMenuContentPreviewProvider = { [log] in
        log.add("preview")
        return nil
      }
      let menu: UIContextMenuActionProvider = { [log] suggested in
        log.add("menu \(suggested.count)")
        return UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: preview, actionProvider: menu)
    }
  }

  @Test func `An open menu is replaced, a closed one is not, and no preview is requested`() throws {
    try UIApplication().run {
      let source = Previewer()
      let interaction = UIContextMenuInteraction(delegate: source)
      view.addInteraction(interaction)
      let window = mount(view)
      var updates = 0
      let update = { (menu: UIMenu) in
        updates += 1
        return menu.replacingChildren(menu.children + [UIAction(title: "Paste") { _ in }])
      }
      interaction.updateVisibleMenu(update)
      expectEqual(updates, 0)
      hold(at: CGPoint(x: 50, y: 120), in: window, for: 0.6)
      expectEqual(source.log.take(), ["menu 0"])
      let container = try #require(window.subviews.compactMap { $0 as? UIContextMenuContainerView }.first)
      expectEqual(container.menu.children.map(\.title), ["Copy"])
      interaction.updateVisibleMenu(update)
      expectEqual(container.menu.children.map(\.title), ["Copy", "Paste"])
      expectEqual(updates, 1)
    }
  }
}
