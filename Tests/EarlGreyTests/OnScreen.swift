import EarlGrey
import HeadlessUIKit

/// Runs `body` in a separate application, with views on the screen and everything idle.
@MainActor
func onScreen<Result>(_ views: UIView..., do body: () throws -> Result) rethrows -> Result {
  try UIApplication().run {
    let controller = UIViewController()
    views.forEach(controller.view.addSubview)
    mount(controller)
    return try body()
  }
}

/// Shows a controller in a new window in front of the others, and waits until everything is idle.
@MainActor @discardableResult
func mount(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  UIApplication.shared.settle()
  return window
}

/// The failure of an interaction; `nil` if it succeeds.
@MainActor
func failure(of interaction: () throws(GREYError) -> Void) -> GREYError? {
  do {
    try interaction()
    return nil
  } catch {
    return error
  }
}

/// A view with an identifier, 100 points wide and high by default.
@MainActor
func box(
  _ identifier: String, at origin: CGPoint = CGPoint(x: 100, y: 200),
  size: CGSize = CGSize(width: 100, height: 100), color: UIColor? = nil
) -> UIView {
  let view = UIView(frame: CGRect(origin: origin, size: size))
  view.accessibilityIdentifier = identifier
  view.backgroundColor = color
  return view
}

/// A button with a title that reports its taps.
@MainActor
func button(
  _ title: String, at origin: CGPoint = CGPoint(x: 100, y: 200), tapped: @escaping @MainActor () -> Void = {}
) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 40))
  button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  return button
}

/// A label with a text, wide enough for it.
@MainActor
func label(_ text: String, at origin: CGPoint = CGPoint(x: 100, y: 200)) -> UILabel {
  let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: 200, height: 40)))
  label.text = text
  return label
}
