import HeadlessUIKit

/// Shows a bubble beside its subject, as a child of the screen.
package final class BubbleViewController: UIViewController {
  private let bubble: BubbleView

  package init(text: String, arrowDirection: BubbleView.ArrowDirection, alignment: BubbleView.Alignment) {
    bubble = BubbleView(text: text, arrowDirection: arrowDirection, alignment: alignment)
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    view = bubble
    view.alpha = 0
  }

  /// Fades the bubble in while it moves the last points to its position.
  package func animateContentIn() {
    view.transform = CGAffineTransform(translationX: 0, y: 16)
    UIView.animate(withDuration: 0.3) {
      self.view.alpha = 1
      self.view.transform = .identity
    }
  }

  /// Fades the bubble out and removes it.
  package func dismiss(animated: Bool) {
    UIView.animate(
      withDuration: animated ? 0.3 : 0, animations: { self.view.alpha = 0 },
      completion: { _ in
        self.willMove(toParent: nil)
        self.view.removeFromSuperview()
        self.removeFromParent()
      })
  }
}

/// A hint on a blue bubble whose arrow points at its subject.
package final class BubbleView: UIView {
  private let label = UILabel()
  private let arrow = UIView()
  private let arrowDirection: ArrowDirection
  private let alignment: Alignment

  /// The side with the arrow.
  package enum ArrowDirection: Hashable, Sendable {
    case up
    case down
  }

  /// The arrow's position along its side.
  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  package init(text: String, arrowDirection: ArrowDirection, alignment: Alignment) {
    self.arrowDirection = arrowDirection
    self.alignment = alignment
    super.init(frame: .zero)
    addParts()
    label.text = text
  }

  package required init?(coder: NSCoder) { nil }

  /// Distances and sizes in points.
  package enum Layout {
    static let cornerRadius: CGFloat = 13
    static let padding: CGFloat = 16
    static let arrowSize: CGFloat = 10
    /// The distance of the arrow's middle from the bubble's end.
    package static let arrowInset: CGFloat = 24
    static let greatestWidth: CGFloat = 280
  }

  private func addParts() {
    let bubble = UIView()
    bubble.backgroundColor = .systemBlue
    bubble.layer.cornerRadius = Layout.cornerRadius
    arrow.backgroundColor = .systemBlue
    // The arrow is a square on its corner, half of which is under the bubble.
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    label.accessibilityIdentifier = "BubbleViewLabelIdentifier"
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    for part in [arrow, bubble, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    constrain(bubble)
  }

  private func constrain(_ bubble: UIView) {
    let pointsUp = arrowDirection == .up
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: topAnchor, constant: pointsUp ? Layout.arrowSize / 2 : 0),
      bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: pointsUp ? 0 : -Layout.arrowSize / 2),
      bubble.leadingAnchor.constraint(equalTo: leadingAnchor),
      bubble.trailingAnchor.constraint(equalTo: trailingAnchor),
      bubble.widthAnchor.constraint(greaterThanOrEqualToConstant: 2 * Layout.arrowInset),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: Layout.padding),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -Layout.padding),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: Layout.padding),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -Layout.padding),
      arrow.widthAnchor.constraint(equalToConstant: Layout.arrowSize),
      arrow.heightAnchor.constraint(equalToConstant: Layout.arrowSize),
      arrow.centerYAnchor.constraint(equalTo: pointsUp ? bubble.topAnchor : bubble.bottomAnchor),
      arrowPosition(in: bubble),
    ])
  }

  private func arrowPosition(in bubble: UIView) -> NSLayoutConstraint {
    switch alignment {
    case .leading:
      arrow.centerXAnchor.constraint(equalTo: bubble.leadingAnchor, constant: Layout.arrowInset)
    case .center: arrow.centerXAnchor.constraint(equalTo: bubble.centerXAnchor)
    case .trailing:
      arrow.centerXAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -Layout.arrowInset)
    }
  }
}
