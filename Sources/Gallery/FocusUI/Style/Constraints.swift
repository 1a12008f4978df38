import Foundation
import HeadlessUIKit

extension UIView {
  /// Adds a view that constraints place.
  func addPlaced(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Constraints that begin and end the view where another one does, from side to side; how high it is they leave open.
  func sides(of other: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  /// Constraints that give the view another one's frame.
  func pinned(to other: UIView) -> [NSLayoutConstraint] {
    sides(of: other) + [
      topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  /// Adds a view that fills this one.
  func addFilling(_ view: UIView) {
    addPlaced(view)
    NSLayoutConstraint.activate(view.pinned(to: self))
  }
}

extension UIView {
  /// Adds a view whose edges are those of a guide.
  func addSubview(_ view: UIView, along guide: UILayoutGuide) {
    addPlaced(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension NSLayoutConstraint {
  /// The same constraint, with another priority.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UIView {
  /// Fades the view in or out; it is shown from the beginning on, and hidden only at the end.
  ///
  /// A fading that another one follows before it is over hides nothing.
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
