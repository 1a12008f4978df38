import Foundation
import HeadlessUIKit

/// The introduction of the app's first launch.
package final class FirstRunViewController: UIViewController {
  private let wave = WaveView()
  private let button = InsetButton(frame: .zero)

  /// Creates the screen, which is to be presented over the whole window.
  package init() {
    super.init(nibName: nil, bundle: nil)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .fullScreen
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .fullScreen
  }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitOnPhones }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(GradientBackgroundView(opacity: 0.2))
    setUpButton()
    let texts = makeTexts()
    let column = ScrollingColumn(spacing: 20, margin: 8, width: 315, isAtTop: true, texts + [button])
    texts.last.map { column.stack.setCustomSpacing(60, after: $0) }
    view.addConstrained(wave, column)
    NSLayoutConstraint.activate(constraints(of: column))
  }

  private func makeTexts() -> [UIView] {
    let title = UILabel(wrapping: String(focus: "Browse like no one’s watching"), .title2)
    let message = UILabel(
      wrapping: String(
        focus: "Trackers are blocked while you browse, and one tap erases passwords, cookies and history."),
      .body)
    for label in [title, message] { label.textAlignment = .center }
    return [title, message]
  }

  private func setUpButton() {
    button.setTitle(String(focus: "OK, GOT IT!"), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    button.layer.borderColor = UIColor.focusText.cgColor
    button.layer.borderWidth = 1
    button.layer.cornerRadius = 3
    button.accessibilityIdentifier = "FirstRunViewController.button"
    button.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  /// Returns constraints that put the wave above the middle of the screen, and the texts below it.
  private func constraints(of column: UIView) -> [NSLayoutConstraint] {
    let guide = view.safeAreaLayoutGuide
    return wave.sides(of: view) + [
      wave.bottomAnchor.constraint(equalTo: view.centerYAnchor, constant: -30),
      column.topAnchor.constraint(equalTo: view.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }
}

/// The wave of the first run: two pictures of waves, wider than the screen, one in front of the
/// other.
///
/// The original app's waves move forever. These do not: a screen that is never idle is never ready
/// for a snapshot.
final class WaveView: UIView {
  /// The pictures, from back to front, and how far they extend beyond each side, in points.
  private static let waves: [(image: UIImage, overhang: CGFloat)] = [
    (.focusBackWave, 15), (.focusFrontWave, 40),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for wave in Self.waves {
      let picture = UIImageView(image: wave.image)
      addConstrained(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -wave.overhang),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: wave.overhang),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 200) }
}
