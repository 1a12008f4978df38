import HeadlessUIKit

@testable import EarlGrey

/// Performs actions in order on the element with an identifier, and waits for the results.
@MainActor
func perform(_ actions: GREYAction..., on identifier: String) throws(GREYError) {
  for action in actions {
    try EarlGrey.selectElement(with: grey_accessibilityID(identifier)).performing(action)
  }
  UIApplication.shared.settle()
}

/// The reasons of the exceptions that a body raises in a separate application.
@MainActor
func exceptions(_ body: () -> Void) -> [String] {
  let application = UIApplication()
  var reasons: [String] = []
  application.exceptionHandler = { reasons.append($0.reason) }
  application.run(body)
  return reasons
}

/// A view with an identifier as large as the screen.
@MainActor
func wholeScreen(_ identifier: String) -> UIView {
  let view = UIView(frame: UIScreen.main.bounds)
  view.accessibilityIdentifier = identifier
  return view
}

extension UIView {
  /// Adds a recognizer that reports each gesture once: when it begins, or when it is recognized as a whole.
  func recognize<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ told: @escaping @MainActor (Recognizer) -> Void
  ) {
    let isWhole = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    recognizer.addAction { [unowned recognizer] _ in
      if recognizer.state == (isWhole ? .ended : .began) { told(recognizer) }
    }
    addGestureRecognizer(recognizer)
  }
}
