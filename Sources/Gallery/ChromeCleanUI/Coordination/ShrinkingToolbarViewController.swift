import HeadlessUIKit

/// A bar with a title, as high as its consumer method says.
package final class ShrinkingToolbarViewController: UIViewController {
  private static let fullHeight: CGFloat = 88
  private let titleLabel = UILabel()
  private lazy var height: NSLayoutConstraint = view.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.fullHeight)

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.accessibilityIdentifier = "shrinkingToolbar"
    titleLabel.text = "www.chromium.org"
    titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .boldSystemFont(ofSize: 17), maximumPointSize: 28)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      height,
      titleLabel.topAnchor.constraint(equalTo: room.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
    ])
  }
}

extension ShrinkingToolbarViewController: ShrinkingToolbarConsumer {
  package func setShrinkage(_ length: Double) {
    loadViewIfNeeded()
    height.constant = Self.fullHeight - CGFloat(length)
  }
}

/// Shows a toolbar in several heights.
@MainActor
package protocol ShrinkingToolbarConsumer: AnyObject {
  /// - Parameter length: By how many points the toolbar is lower than in full.
  func setShrinkage(_ length: Double)
}
