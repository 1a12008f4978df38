import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIEditMenuInteractionTests {
  private final class Source: UIEditMenuInteractionDelegate {
    let log = Log()
    var titles = ["Copy"]

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.add("ask \(configuration.identifier)")
      return UIMenu(
        children: titles.map { title in UIAction(title: title) { [log] _ in log.add("\(title)!") } })
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addCompletion { [log] in log.add("present") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.add("dismiss")
    }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  private let source = Source()

  /// Puts an interaction on the screen, and opens its menu.
  private func open(_ interaction: UIEditMenuInteraction) -> UIWindow {
    view.addInteraction(interaction)
    let window = mount(view)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "words", sourcePoint: CGPoint(x: 10, y: 20)))
    UIApplication.shared.settle()
    return window
  }

  private func isOpen(in window: UIWindow) -> Bool {
    window.subviews.contains { $0 is UIContextMenuContainerView }
  }

  @Test func `The delegate's menu opens, and its actions are performed`() throws {
    try UIApplication().run {
      let interaction = UIEditMenuInteraction(delegate: source)
      let window = open(interaction)
      expectEqual(source.log.take(), ["ask words", "present"])
      expectEqual(interaction.location(in: nil), CGPoint(x: 10, y: 120))
      let container = try #require(window.subviews.first { $0 is UIContextMenuContainerView })
      let list = try #require(container.subviews.first)
      tap(in: window, at: CGPoint(x: list.frame.midX, y: list.frame.midY))
      UIApplication.shared.settle()
      expectEqual(source.log.take(), ["dismiss", "Copy!"])
      expectFalse(isOpen(in: window))
    }
  }

  @Test func `A menu without commands does not open, nor does one without a delegate`() {
    UIApplication().run {
      source.titles = []
      expectFalse(isOpen(in: open(UIEditMenuInteraction(delegate: source))))
      expectEqual(source.log.take(), ["ask words"])
      expectFalse(isOpen(in: open(UIEditMenuInteraction(delegate: nil))))
    }
  }

  @Test func `The menu closes when it is dismissed, and when the interaction is taken away`() {
    UIApplication().run {
      let interaction = UIEditMenuInteraction(delegate: source)
      let window = open(interaction)
      interaction.dismissMenu()
      UIApplication.shared.settle()
      expectFalse(isOpen(in: window))
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      UIApplication.shared.settle()
      #expect(isOpen(in: window))
      view.removeInteraction(interaction)
      UIApplication.shared.settle()
      expectFalse(isOpen(in: window))
      expectEqual(source.log.lines.filter { $0 == "dismiss" }.count, 2)
    }
  }

  @Test func `An open menu is loaded again with the delegate's new commands`() throws {
    try UIApplication().run {
      let interaction = UIEditMenuInteraction(delegate: source)
      interaction.reloadVisibleMenu()
      expectEqual(source.log.take(), [])
      let window = open(interaction)
      let container = try #require(window.subviews.compactMap { $0 as? UIContextMenuContainerView }.first)
      expectEqual(container.menu.children.map(\.title), ["Copy"])
      source.titles = ["Cut", "Copy"]
      interaction.reloadVisibleMenu()
      expectEqual(container.menu.children.map(\.title), ["Cut", "Copy"])
      expectEqual(source.log.take(), ["ask words", "present", "ask words"])
    }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    expectStored(\.preferredArrowDirection, of: configuration, from: .automatic, to: .left)
  }
}
