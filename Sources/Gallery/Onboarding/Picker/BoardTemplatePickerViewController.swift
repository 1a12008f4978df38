import Foundation
import HeadlessUIKit

/// The first screen: asks what the user is going to do, and offers a template for it.
public final class BoardTemplatePickerViewController: UIViewController {
  let scrollView = UIScrollView()
  let welcomeLabel = UILabel()
  let getStartedLabel = UILabel()
  let buttonStack = UIStackView()
  let skipToTrelloButton = UIButton(type: .system)
  private weak var commands: (any BoardTemplatePickerCommands)?

  /// - Parameter commands: Gets what the user asks for; it is not kept.
  public init(commands: any BoardTemplatePickerCommands) {
    self.commands = commands
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .sky
    showLogo()
    navigationItem.backButtonTitle = String(onboarding: "start_over_back_button")
    scrollView.alwaysBounceVertical = true
    setUpLabels()
    setUpButtons()
    addConstraints()
    view.accessibilityElements = [welcomeLabel, getStartedLabel, buttonStack, skipToTrelloButton]
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: welcomeLabel)
  }

  private func setUpLabels() {
    for (label, key, style) in [
      (welcomeLabel, "welcome_label", UIFont.TextStyle.title1),
      (getStartedLabel, "get_started_label", .headline),
    ] {
      label.text = String(onboarding: key)
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      label.textAlignment = .center
      label.numberOfLines = 0
    }
  }

  private func setUpButtons() {
    buttonStack.axis = .vertical
    buttonStack.spacing = 2 * Stylesheet.gridUnit
    BoardTemplate.allCases.map(makeButton).forEach(buttonStack.addArrangedSubview)
    skipToTrelloButton.setTitle(String(onboarding: "skip_to_trello_button"), for: .normal)
    skipToTrelloButton.setTitleColor(.white, for: .normal)
    skipToTrelloButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    skipToTrelloButton.titleLabel?.adjustsFontForContentSizeCategory = true
    skipToTrelloButton.addAction(
      UIAction { [weak self] _ in self?.commands?.skipToTrello() }, for: .touchUpInside)
  }

  private func makeButton(for template: BoardTemplate) -> BoardTemplateButton {
    let button = BoardTemplateButton(name: template.name, color: template.backgroundColor)
    button.addAction(UIAction { [weak self] _ in self?.commands?.showBoard(template) }, for: .touchUpInside)
    return button
  }
}
