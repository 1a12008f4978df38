import Foundation
import HeadlessUIKit

extension UIView {
  /// Adds views that are laid out by constraints.
  func addConstrained(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Returns constraints that align the view's leading and trailing edges with another's.
  func sides(of other: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  /// Returns constraints that give the view the frame of another.
  func pinned(to other: UIView) -> [NSLayoutConstraint] {
    sides(of: other) + [
      topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  /// Adds a view that fills this one.
  func addFilling(_ view: UIView) {
    addConstrained(view)
    NSLayoutConstraint.activate(view.pinned(to: self))
  }
}

extension UIView {
  /// Keeps the view as wide as its content, while views beside it grow and shrink.
  func keepIntrinsicWidth() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  /// Adds a view whose edges are those of a guide.
  func addSubview(_ view: UIView, along guide: UILayoutGuide) {
    addConstrained(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension NSLayoutConstraint {
  /// Sets the constraint's priority and returns the constraint, for use inside a list of
  /// constraints.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UIView {
  /// Fades the view in or out; it is hidden only at the end of fading out.
  ///
  /// A fade that is followed by another one before its end neither hides the view nor calls the
  /// completion.
  func animateHidden(_ hidden: Bool, duration: TimeInterval, completion: (@MainActor () -> Void)? = nil) {
    isHidden = false
    let target: CGFloat = hidden ? 0 : 1
    UIView.animate(withDuration: duration) {
      self.alpha = target
    } completion: { _ in
      guard self.alpha == target else { return }
      self.isHidden = hidden
      completion?()
    }
  }
}
