import HeadlessUIKit

/// A text field with its title above and its problem, if there is one, below.
final class FormFieldView: UIView {
  let textField = UITextField()
  private let titleLabel = UILabel()
  private let problemLabel = UILabel()

  /// The problem shown below the field; `nil` hides its line.
  var problem: String? {
    didSet {
      problemLabel.text = problem
      // A stack view leaves no space for a hidden view.
      problemLabel.isHidden = problem == nil
      textField.accessibilityHint = problem
    }
  }

  init(title: String, identifier: String) {
    super.init(frame: .zero)
    setUpLabels(title: title, identifier: identifier)
    setUpTextField(title: title, identifier: identifier)
    addColumn()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpLabels(title: String, identifier: String) {
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel.textColor = .secondaryLabel
    titleLabel.adjustsFontForContentSizeCategory = true
    problemLabel.font = .preferredFont(forTextStyle: .footnote)
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    problemLabel.isHidden = true
    problemLabel.adjustsFontForContentSizeCategory = true
    problemLabel.accessibilityIdentifier = "\(identifier).problem"
  }

  private func setUpTextField(title: String, identifier: String) {
    textField.borderStyle = .roundedRect
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.accessibilityIdentifier = identifier
    textField.accessibilityLabel = title
    // The minimum touch target in Apple's Human Interface Guidelines.
    textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  private func addColumn() {
    let column = UIStackView(arrangedSubviews: [titleLabel, textField, problemLabel])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
