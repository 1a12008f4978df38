import HeadlessUIKit

/// An alert that covers one part of the interface instead of the whole app.
///
/// Title, message and text fields scroll if there is no room for all of them. Rows of buttons are
/// below; the buttons of one row are side by side.
package final class AlertController: UIViewController {
  private let message: String?
  private let textFieldConfigurations: [TextFieldConfiguration]
  private let actionRows: [[AlertAction]]
  private var textFields: [UITextField] = []

  /// Makes an alert; present it over the current context.
  package init(
    title: String?, message: String?, textFields: [TextFieldConfiguration] = [], actions: [[AlertAction]]
  ) {
    self.message = message
    textFieldConfigurations = textFields
    actionRows = actions
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overCurrentContext
  }

  package required init?(coder: NSCoder) { nil }

  /// The texts of the fields, in order.
  package var textFieldResults: [String] {
    textFields.map { $0.text ?? "" }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black.withAlphaComponent(0.4)
    view.accessibilityIdentifier = "kAlertAccessibilityIdentifier"
    let alert = makeAlertView()
    view.addSubview(alert)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      alert.widthAnchor.constraint(equalToConstant: Layout.width),
      alert.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      alert.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      alert.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: Layout.margin),
      alert.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor, constant: -Layout.margin),
    ])
  }
}

extension AlertController {
  /// Distances and sizes in points.
  private enum Layout {
    static let width: CGFloat = 270
    static let margin: CGFloat = 20
    static let padding: CGFloat = 16
    static let spacing: CGFloat = 8
    static let buttonHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 14
    /// Lower than the priorities of texts and fields, so that the box gets smaller first.
    static let fullHeightPriority = UILayoutPriority(500)
  }

  /// The box with the texts above the buttons.
  private func makeAlertView() -> UIView {
    let scrollView = makeScrollView(around: makeContentStack())
    let buttons = makeButtonStack()
    let alert = UIView()
    alert.translatesAutoresizingMaskIntoConstraints = false
    alert.backgroundColor = .secondarySystemBackground
    alert.layer.cornerRadius = Layout.cornerRadius
    alert.clipsToBounds = true
    [scrollView, buttons].forEach(alert.addSubview)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: alert.topAnchor, constant: Layout.padding),
      scrollView.leadingAnchor.constraint(equalTo: alert.leadingAnchor, constant: Layout.padding),
      scrollView.trailingAnchor.constraint(equalTo: alert.trailingAnchor, constant: -Layout.padding),
      buttons.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: Layout.padding),
      buttons.leadingAnchor.constraint(equalTo: alert.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: alert.trailingAnchor),
      buttons.bottomAnchor.constraint(equalTo: alert.bottomAnchor),
    ])
    return alert
  }

  /// A scroll view that is as high as its content if there is room.
  private func makeScrollView(around content: UIView) -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    // The box stays inside the safe area, so its content needs no insets.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.fillContent(with: content)
    let fullHeight = scrollView.heightAnchor.constraint(equalTo: content.heightAnchor)
    fullHeight.priority = Layout.fullHeightPriority
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      fullHeight,
    ])
    return scrollView
  }

  private func makeContentStack() -> UIStackView {
    textFields = textFieldConfigurations.map(makeTextField)
    let labels = [
      title.map { makeLabel($0, font: .preferredFont(forTextStyle: .headline)) },
      message.map { makeLabel($0, font: .preferredFont(forTextStyle: .footnote)) },
    ].compactMap { $0 }
    let stack = UIStackView(arrangedSubviews: labels + textFields)
    stack.axis = .vertical
    stack.spacing = Layout.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }

  private func makeLabel(_ text: String, font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }

  private func makeTextField(_ configuration: TextFieldConfiguration) -> UITextField {
    let field = UITextField()
    field.placeholder = configuration.placeholder
    field.isSecureTextEntry = configuration.isSecure
    field.accessibilityIdentifier = configuration.accessibilityIdentifier
    field.borderStyle = .roundedRect
    field.backgroundColor = .systemBackground
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  private func makeButtonStack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: actionRows.map(makeRow))
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }

  /// Buttons side by side, of equal widths; at accessibility text sizes, each has its own row.
  private func makeRow(_ actions: [AlertAction]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: actions.map(makeButton))
    row.distribution = .fillEqually
    if UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory { row.axis = .vertical }
    return row
  }

  private func makeButton(_ action: AlertAction) -> UIButton {
    let button = WrappingButton(
      font: .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular))
    button.setTitle(action.title, for: .normal)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: Layout.buttonHeight).isActive = true
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(UIAction { _ in action.handler() }, for: .touchUpInside)
    return button
  }
}
