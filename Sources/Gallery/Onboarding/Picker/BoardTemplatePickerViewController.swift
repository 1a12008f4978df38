import Foundation
import HeadlessUIKit

/// The first screen: it asks what the user is going to do, and offers the templates.
package final class BoardTemplatePickerViewController: UIViewController {
  let scrollView = UIScrollView()
  let welcomeLabel = UILabel()
  let getStartedLabel = UILabel()
  let buttonStack = UIStackView()
  let skipToTrelloButton = UIButton(type: .system)
  private weak var commands: (any BoardTemplatePickerCommands)?

  /// Creates the screen.
  ///
  /// - Parameter commands: Receives the user's choice; it is not retained.
  package init(commands: any BoardTemplatePickerCommands) {
    self.commands = commands
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func viewDidLoad() {
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

  package override func viewDidAppear(_ animated: Bool) {
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

extension BoardTemplatePickerViewController {
  /// Lays the parts out in a column that scrolls, no wider than a phone.
  func addConstraints() {
    let (margin, content) = (3 * Stylesheet.gridUnit, scrollView.contentLayoutGuide)
    view.addConstrained(scrollView)
    scrollView.addConstrained(welcomeLabel, getStartedLabel, buttonStack, skipToTrelloButton)
    var constraints = scrollView.constraints(pinningTo: view)
    var last = content.topAnchor
    for part in [welcomeLabel, getStartedLabel, buttonStack, skipToTrelloButton] {
      constraints.append(part.topAnchor.constraint(equalTo: last, constant: margin))
      constraints += columnConstraints(for: part)
      last = part.bottomAnchor
    }
    constraints += [
      content.bottomAnchor.constraint(equalTo: last, constant: margin),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  private static let columnWidth: CGFloat = 420

  private func columnConstraints(for part: UIView) -> [NSLayoutConstraint] {
    let (margin, content) = (3 * Stylesheet.gridUnit, scrollView.contentLayoutGuide)
    return [
      part.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      part.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, constant: -2 * margin),
      // Just below required: on a narrower screen the margins win.
      part.widthAnchor.constraint(equalToConstant: Self.columnWidth).with(priority: .required - 1),
    ]
  }
}

/// The choices of the user on the first screen.
@MainActor
package protocol BoardTemplatePickerCommands: AnyObject {
  /// Shows the board of a template.
  func showBoard(_ template: BoardTemplate)
  /// Leaves for the app itself, without a board.
  func skipToTrello()
}
