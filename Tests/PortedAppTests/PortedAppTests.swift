import Expectations
import PortedApp
import ShowcaseKit
import Testing
import UIKit

/// The plugin rewrites the app's files whenever they are built.
@MainActor
@Suite struct PortedAppTests {
  private final class Delegate: CounterViewControllerDelegate {
    var counts: [Int] = []
    func counterDidChange(_ count: Int) { counts.append(count) }
  }

  private let stage: Stage
  private let controller: CounterViewController

  init() throws {
    stage = try Stage(UseCase("Counter", of: CounterViewController.self), configuration: .iPhone)
    controller = try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? CounterViewController)
    }
  }

  @Test
  func `Selectors of a control, a bar button item and a notification call the method, and the delegate`()
    throws
  {
    let delegate = Delegate()
    controller.delegate = delegate
    stage.run { controller.button.sendActions(for: .touchUpInside) }
    expectEqual(controller.label.text, "count 1")
    expectEqual(delegate.counts, [1])
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    stage.run { _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil) }
    expectEqual(controller.label.text, "count 0")
    stage.run {
      NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
    expectEqual(controller.label.text, "resized")
  }

  @Test func `What an extension overrides is called by the toolkit`() {
    expectEqual(controller.view.backgroundColor, .white)
    expectFalse(controller.prefersStatusBarHidden)
    stage.run { (1...3).forEach { _ in controller.button.sendActions(for: .touchUpInside) } }
    expectTrue(controller.prefersStatusBarHidden)
  }
}
