import Foundation
import HeadlessUIKit

/// What the app says of itself the first time that it runs.
public final class FirstRunViewController: UIViewController {
  private let wave = WaveView()
  private let button = InsetButton(frame: .zero)

  /// Makes the screen, to be presented over the whole window.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .fullScreen
  }

  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .uprightOnTelephones }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(GradientBackgroundView(opacity: 0.2))
    setUpButton()
    let texts = makeTexts()
    let column = ScrollingColumn(spacing: 20, margin: 8, width: 315, isAtTop: true, texts + [button])
    texts.last.map { column.stack.setCustomSpacing(60, after: $0) }
    view.addPlaced(wave, column)
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

  /// The texts begin in the middle, below the wave.
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
