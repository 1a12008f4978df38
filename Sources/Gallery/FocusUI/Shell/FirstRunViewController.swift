import Foundation
import HeadlessUIKit

/// What the app says of itself the first time that it runs.
public final class FirstRunViewController: UIViewController {
  private let wave = WaveView()
  private let titleLabel = FirstRunViewController.makeLabel(.title2)
  private let messageLabel = FirstRunViewController.makeLabel(.body)
  private let button = InsetButton(frame: .zero)

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

  /// Upright on a telephone, any way on a tablet.
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .focusBackground
    titleLabel.text = String(focus: "Browse like no one’s watching")
    messageLabel.text = String(
      focus: "Trackers are blocked while you browse, and one tap erases passwords, cookies and history.")
    setUpButton()
    view.addPlaced(wave, titleLabel, messageLabel, button)
    NSLayoutConstraint.activate(constraints)
  }

  private static func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .focusText
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func setUpButton() {
    button.setTitle(String(focus: "OK, GOT IT!"), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.titleEdgeInsets = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)
    button.layer.borderColor = UIColor.focusText.cgColor
    button.layer.borderWidth = 1
    button.layer.cornerRadius = 4
    button.accessibilityIdentifier = "FirstRunViewController.button"
    button.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
  }

  private var constraints: [NSLayoutConstraint] {
    let (guide, text) = (view.safeAreaLayoutGuide, view.readableContentGuide)
    return [
      wave.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      wave.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      wave.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: messageLabel.topAnchor, constant: -16),
      messageLabel.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      messageLabel.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -40),
    ]
  }
}
