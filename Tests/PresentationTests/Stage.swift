import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

/// Runs `body` with a controller that is on the screen of a new application.
@MainActor
func onStage<Root: UIViewController>(
  _ makeRoot: @autoclosure () -> Root, device: VirtualDevice = .iPhone,
  orientation: UIInterfaceOrientation = .portrait, _ body: (Root) throws -> Void
) rethrows {
  try UIApplication(device: device, orientation: orientation).run {
    let (window, root) = (UIWindow(), makeRoot())
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    try body(root)
  }
}

/// Waits until everything is idle.
@MainActor
func settle() {
  UIApplication.shared.settle()
}

/// A presentable whose result a test completes, and that logs its lifecycle.
struct Page {
  let log: Log
  var name: String = "page"
  let results: Callbacker<Flow.Result<Int>> = Callbacker()
  let controller: UIViewController

  @MainActor init(_ log: Log, name: String = "page", controller: UIViewController = UIViewController()) {
    self.log = log
    self.name = name
    self.controller = controller
    controller.title = name
  }
}

extension Page: Presentable {
  func materialize() -> (UIViewController, Future<Int>) {
    log.add("\(name) materialized")
    return (
      controller,
      Future { completion in
        DisposeBag(results.addCallback(completion), Disposer { log.add("\(name) disposed") })
      }
    )
  }
}

/// A presentable that others end.
struct Panel {
  let log: Log
  let controller: UIViewController

  @MainActor init(_ log: Log, controller: UIViewController = UIViewController()) {
    self.log = log
    self.controller = controller
  }
}

extension Panel: Presentable {
  func materialize() -> (UIViewController, any Disposable) {
    (controller, Disposer { log.add("panel disposed") })
  }
}

/// A presentable that sends values.
struct Ticker {
  let controller: UIViewController
  let events: Callbacker<Event<Int>> = Callbacker()

  @MainActor init(controller: UIViewController = UIViewController()) {
    self.controller = controller
  }
}

extension Ticker: Presentable {
  func materialize() -> (UIViewController, FiniteSignal<Int>) {
    (controller, FiniteSignal(callbacker: events))
  }
}

extension UIViewController {
  /// Whether the controller's view is on the screen.
  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}

extension UIView {
  /// The buttons with a title in the view, from back to front.
  func buttons(titled title: String) -> [UIButton] {
    let own = (self as? UIButton).map { $0.currentTitle == title ? [$0] : [] } ?? []
    return own + subviews.flatMap { $0.buttons(titled: title) }
  }
}

/// Taps the frontmost button with a title in the key window.
@MainActor
func tapButton(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let buttons = UIApplication.shared.keyWindow?.buttons(titled: title).filter { !$0.isHidden } ?? []
  let button = try #require(buttons.last, sourceLocation: sourceLocation)
  if button.isEnabled { button.sendActions(for: .touchUpInside) }
  settle()
}

/// Taps at a point of the key window.
@MainActor
func tap(at point: CGPoint) throws {
  let window = try #require(UIApplication.shared.keyWindow)
  let touch = UITouch(in: window, at: point)
  window.sendEvent(UIEvent(touches: [touch]))
  touch.update(.ended, at: point)
  window.sendEvent(UIEvent(touches: [touch]))
  settle()
}
