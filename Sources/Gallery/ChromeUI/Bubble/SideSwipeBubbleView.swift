import HeadlessUIKit

/// Covers the screen to show that it can be swiped: a bubble, and a finger that moves across the
/// screen a few times.
///
/// It goes away by itself after its last cycle, or when the user presses Dismiss.
package final class SideSwipeBubbleView: UIView {
  /// Why the view was dismissed.
  package enum DismissalReason: Hashable, Sendable {
    case timedOut
    case tappedClose
  }

  /// Called once the view is gone.
  package var didDismiss: @MainActor (DismissalReason) -> Void = { _ in }
  private let bubble: BubbleView
  private let dismissButton = UIButton(type: .system)
  private let finger = UIView()

  package init(text: String, arrowDirection: BubbleView.ArrowDirection) {
    bubble = BubbleView(text: text, arrowDirection: arrowDirection, alignment: .center)
    super.init(frame: .zero)
    backgroundColor = .black.withAlphaComponent(0.6)
    accessibilityIdentifier = "kSideSwipeBubbleViewBackgroundAXId"
    addParts()
  }

  package required init?(coder: NSCoder) { nil }

  /// Moves the finger across the screen, cycle by cycle, then goes away.
  package func startAnimation(cycles: Int = 3) {
    guard superview != nil else { return }
    guard cycles > 0 else { return dismiss(.timedOut) }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isTurned ? -bounds.width / 2 : bounds.width / 2
    finger.transform = .identity
    UIView.animate(withDuration: Layout.movementDuration) {
      self.finger.transform = CGAffineTransform(translationX: distance, y: 0)
    }
    MainQueue.asyncAfter(seconds: Layout.cycleDuration) { [weak self] in
      self?.startAnimation(cycles: cycles - 1)
    }
  }

  private func dismiss(_ reason: DismissalReason) {
    guard superview != nil else { return }
    removeFromSuperview()
    didDismiss(reason)
  }
}

extension SideSwipeBubbleView {
  private enum Layout {
    /// In seconds; after three cycles, which are the ten seconds of the hint, it is dismissed.
    static let cycleDuration = 3.3
    /// In seconds; then the finger rests until the next cycle, which is when the hint is looked at.
    static let movementDuration = 1.5
    static let margin: CGFloat = 20
    static let fingerSize: CGFloat = 40
  }

  private func addParts() {
    bubble.accessibilityIdentifier = "kSideSwipeBubbleViewBubbleAXId"
    finger.backgroundColor = .white.withAlphaComponent(0.5)
    finger.layer.cornerRadius = Layout.fingerSize / 2
    dismissButton.setTitle(String(localized: "Dismiss", table: "Bubbles"), for: .normal)
    dismissButton.setTitleColor(.white, for: .normal)
    dismissButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    dismissButton.titleLabel?.adjustsFontForContentSizeCategory = true
    dismissButton.accessibilityIdentifier = "kSideSwipeBubbleViewDismissButtonAXId"
    dismissButton.addAction(UIAction { [unowned self] _ in dismiss(.tappedClose) }, for: .touchUpInside)
    for part in [bubble, finger, dismissButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    constrain()
  }

  private func constrain() {
    let margin = Layout.margin
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      bubble.centerXAnchor.constraint(equalTo: centerXAnchor),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: margin),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: BubbleView.Layout.greatestWidth),
      finger.centerYAnchor.constraint(equalTo: centerYAnchor),
      finger.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      finger.widthAnchor.constraint(equalToConstant: Layout.fingerSize),
      finger.heightAnchor.constraint(equalToConstant: Layout.fingerSize),
      dismissButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      dismissButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
    ])
  }
}
