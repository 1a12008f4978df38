import Foundation

/// Shows the definition of a term, with a button that dismisses it.
///
/// The application's environment supplies the definitions: see
/// ``ApplicationEnvironment/definitions``.
///
///     UIApplication.shared.environment.definitions = ["serif": "A small line at the end of a stroke."]
///     UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "serif")  // true
///     controller.present(UIReferenceLibraryViewController(term: "serif"), animated: true)
@preconcurrency @MainActor
public final class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Creates a controller to present.
  ///
  /// - Parameter term: The term to define, spelled as in the environment; if it has no definition,
  ///   the controller says so.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns whether the environment has a definition of a term.
  ///
  /// - Parameter term: The term, whose spelling and case must match.
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { definition(of: term) != nil }

  private static func definition(of term: String) -> String? {
    UIApplication.shared.environment.definitions[term]
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let texts = [
      makeLabel(term, .headline),
      makeLabel(Self.definition(of: term) ?? SystemText.noDefinition.localized, .body),
    ]
    let column = UIStackView(arrangedSubviews: [makeDoneButton()] + texts)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = Self.margin
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: Self.margin),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Self.margin),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Self.margin),
    ])
  }

  private static let margin: CGFloat = 16

  private func makeDoneButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(SystemText.done.localized, for: .normal)
    // Lets tests find the button in every language.
    button.accessibilityIdentifier = "UIReferenceLibraryViewController.done"
    button.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    return button
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
