import ChromeCleanCommands
import HeadlessUIKit

/// The bar that finds text in the page: the text, how often it was found, and buttons that go from
/// one occurrence to the next.
package final class FindInPageViewController: UIViewController {
  package weak var dispatcher: (any FindInPageSearchCommands & FindInPageVisibilityCommands)?
  let textField = UISearchTextField(frame: .zero)
  let countLabel = UILabel()
  let previousButton = UIButton.barButton(
    "chevron.up", label: "Previous", "kFindInPagePreviousButtonIdentifier")
  let nextButton = UIButton.barButton("chevron.down", label: "Next", "kFindInPageNextButtonIdentifier")
  let doneButton = UIButton.barButton("xmark.circle.fill", label: "Done", "kFindInPageDoneButtonIdentifier")
  private var results = FindInPageResults.none

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.accessibilityIdentifier = "kFindInPageBarIdentifier"
    setUpTextField()
    setUpButtons()
    layOut()
    setResults(results)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textField.becomeFirstResponder()
  }

  private func setUpTextField() {
    textField.becomeBarField(
      label: "Find in page", placeholder: "Find in page", "kFindInPageTextFieldIdentifier")
    textField.borderStyle = .roundedRect
    textField.returnKeyType = .search
    textField.text = results.text
    textField.addAction(
      UIAction { [unowned self] _ in dispatcher?.findInPage(textField.text ?? "") }, for: .editingChanged)
    textField.addAction(
      UIAction { [unowned self] _ in dispatcher?.findNextInPage() }, for: .editingDidEndOnExit)
    countLabel.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 24)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .secondaryLabel
    countLabel.accessibilityIdentifier = "kFindInPageCountIdentifier"
  }

  private func setUpButtons() {
    previousButton.addAction(
      UIAction { [unowned self] _ in dispatcher?.findPreviousInPage() }, for: .touchUpInside)
    nextButton.addAction(UIAction { [unowned self] _ in dispatcher?.findNextInPage() }, for: .touchUpInside)
    doneButton.addAction(UIAction { [unowned self] _ in dispatcher?.hideFindInPage() }, for: .touchUpInside)
  }

  private func layOut() {
    let stack = UIStackView(
      arrangedSubviews: [textField, countLabel, previousButton, nextButton, doneButton])
    stack.alignment = .center
    stack.setCustomSpacing(8, after: textField)
    stack.setCustomSpacing(4, after: countLabel)
    view.addConstrained([stack])
    textField.setContentHuggingPriority(.defaultLow, for: .horizontal)
    textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
  }
}

extension FindInPageViewController: FindInPageConsumer {
  package func setResults(_ results: FindInPageResults) {
    self.results = results
    countLabel.isHidden = results.text.isEmpty
    countLabel.text = results.text.isEmpty ? nil : "\(results.number) of \(results.count)"
    previousButton.isEnabled = results.count > 0
    nextButton.isEnabled = results.count > 0
    // The text that the user is typing must not be replaced.
    if !textField.isEditing { textField.text = results.text }
  }
}

/// Shows how often a text was found.
@MainActor
package protocol FindInPageConsumer: AnyObject {
  func setResults(_ results: FindInPageResults)
}

/// The results of a search in a page.
package struct FindInPageResults: Hashable, Sendable {
  /// The text to find; empty if there is no search.
  package let text: String
  /// The number of occurrences.
  package let count: Int
  /// The number of the current occurrence, from 1; 0 if nothing was found.
  package let number: Int

  package init(text: String, count: Int, number: Int) {
    (self.text, self.count, self.number) = (text, count, number)
  }

  /// The results of a search that has not begun.
  package static let none: FindInPageResults = FindInPageResults(text: "", count: 0, number: 0)
}
