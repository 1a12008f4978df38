import HeadlessUIKit
import ShowcaseKit

/// A use case for each kind of fault that no script shows.
package let plantedFaults = Showcase("Planted faults", stringCatalogs: { [try greetings()] }) {
  UseCase("Index", of: IndexViewController.self)
  UseCase("Emoji", of: EmojiViewController.self)
  UseCase("Digits", of: DigitsViewController.self)
  UseCase("Empty", of: EmptyTextViewController.self)
  UseCase("Twice", of: TwiceViewController.self)
  UseCase("Exception", of: ExceptionViewController.self)
  UseCase("Endless", of: EndlessViewController.self)
  UseCase("Vanishing", of: VanishingViewController.self)
  UseCase("Constraint", of: ConstraintViewController.self)
  UseCase("Deaf", of: DeafViewController.self)
  UseCase("Rotation", of: RotationViewController.self)
  UseCase("Background", of: BackgroundViewController.self)
  UseCase("Memory", of: MemoryViewController.self)
  UseCase("Appearance", of: AppearanceViewController.self)
  UseCase("Text size", of: TextSizeViewController.self)
  UseCase("Leak", of: LeakViewController.self)
  UseCase("Untranslated", of: UntranslatedViewController.self)
  UseCase("Clipped", of: ClippedViewController.self)
}

/// A use case that hangs, which takes the whole time limit.
package let plantedHang = Showcase("Planted hang") {
  UseCase("Hang", of: HangViewController.self)
}

/// Use cases without a fault, in which the oracles have much to see.
package let faultless = Showcase("Faultless") {
  UseCase("Counter", of: CounterViewController.self)
  UseCase("Form", of: FormViewController.self)
  UseCase("List", of: ListViewController.self)
}

/// A column of controls.
@MainActor
package class ColumnViewController: UIViewController {
  private let column = UIStackView()

  package override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.widthAnchor.constraint(equalToConstant: 280),
    ])
  }

  /// Adds a view at the end.
  func add(_ child: UIView) { column.addArrangedSubview(child) }

  /// Adds a button.
  @discardableResult
  func addButton(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    add(button)
    return button
  }

  /// Adds a label.
  @discardableResult
  func addLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    add(label)
    return label
  }

  /// Adds a field.
  @discardableResult
  func addField(_ placeholder: String, _ change: @escaping (String) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.addAction(UIAction { [unowned field] _ in change(field.text ?? "") }, for: .editingChanged)
    add(field)
    return field
  }
}
