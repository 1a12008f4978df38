import HeadlessUIKit

/// Puts a controller into the key window of the running application, and lets it appear.
@MainActor
@discardableResult
func mount(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  UIApplication.shared.settle()
  return window
}

/// Puts a view into the key window of the running application, where its frame says.
@MainActor
@discardableResult
func mount(_ view: UIView) -> UIWindow {
  let controller = UIViewController()
  controller.view.addSubview(view)
  return mount(controller)
}

/// Puts a finger down at a point of the window, and moves it along the other points.
@MainActor
@discardableResult
func press(in window: UIWindow, at start: CGPoint, movingTo moves: CGPoint...) -> UITouch {
  let touch = UITouch(in: window, at: start)
  window.sendEvent(UIEvent(touches: [touch]))
  for point in moves {
    touch.update(.moved, at: point)
    window.sendEvent(UIEvent(touches: [touch]))
  }
  return touch
}

/// Lifts a finger where it is.
@MainActor
func lift(_ touch: UITouch, in window: UIWindow) {
  touch.update(.ended, at: touch.location(in: nil))
  window.sendEvent(UIEvent(touches: [touch]))
}

/// Taps at a point of the window.
@MainActor
func tap(in window: UIWindow, at point: CGPoint) {
  lift(press(in: window, at: point), in: window)
}
