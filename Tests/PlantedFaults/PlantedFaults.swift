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

/// More of them: what people forget, do twice, or see on their own device only.
package let plantedSlips = Showcase("Planted slips", stringCatalogs: { [try greetings()] }) {
  UseCase("Stale row", of: StaleRowViewController.self)
  UseCase("Birthday", of: BirthdayViewController.self)
  UseCase("Zoom", of: ZoomViewController.self)
  UseCase("Shortcut", of: ShortcutViewController.self)
  UseCase("Ticking", of: TickingViewController.self)
  UseCase("Observing", of: ObservingViewController.self)
  UseCase("Popped", of: PoppedViewController.self)
  UseCase("Spinning", of: SpinningViewController.self)
  UseCase("Alert", of: AlertViewController.self)
  UseCase("Disabled", of: DisabledViewController.self)
  UseCase("Pushed twice", of: PushedTwiceViewController.self)
  UseCase("Sheet twice", of: SheetTwiceViewController.self)
  UseCase("Unwired", of: UnwiredViewController.self)
  UseCase("Reuse", of: ReuseViewController.self)
  UseCase("Tabs", of: TabBarOfNotes.self)
  UseCase("Direction", of: DirectionViewController.self)
  UseCase("Lost input", of: LostInputViewController.self)
  UseCase("Foreground", of: ForegroundViewController.self)
  UseCase("Title", of: TitleViewController.self)
  UseCase("Large text", of: LargeTextViewController.self)
  UseCase("Bottom", of: BottomViewController.self)
  UseCase("Top", of: TopViewController.self)
  UseCase("Overlap", of: OverlapViewController.self)
  UseCase("Keyboard", of: KeyboardViewController.self)
  UseCase("Overlay", of: OverlayViewController.self)
  UseCase("Card", of: CardViewController.self)
  UseCase("Icon", of: IconViewController.self)
  UseCase("Switch", of: BareSwitchViewController.self)
  UseCase("Dark", of: DarkViewController.self)
  UseCase("Faded", of: FadedViewController.self)
  UseCase("Error text", of: ErrorTextViewController.self)
  UseCase("Color", of: ColorViewController.self)
  UseCase("Landscape", of: LandscapeViewController.self)
  UseCase("Visits", of: VisitsViewController.self)
  UseCase("First row", of: FirstRowViewController.self)
  UseCase("Wrong row", of: WrongRowViewController.self)
}

/// Use cases that hang, which takes the whole time limit.
package let plantedHang = Showcase("Planted hang") {
  UseCase("Hang", of: HangViewController.self)
  UseCase("Busy hang", of: BusyHangViewController.self)
}

/// Use cases without a fault, in which the oracles have much to see.
package let faultless = Showcase("Faultless") {
  UseCase("Counter", of: CounterViewController.self)
  UseCase("Form", of: FormViewController.self)
  UseCase("List", of: ListViewController.self)
  UseCase("Chat", of: ChatViewController.self)
  UseCase("Loading", of: LoadingViewController.self)
  UseCase("Areas", of: AreasViewController.self)
  UseCase("Search", of: SearchViewController.self)
  UseCase("Settings", of: SettingsViewController.self)
}

/// A column of controls.
@MainActor
package class ColumnViewController: UIViewController {
  private let column = UIStackView()

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
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

  /// Adds a switch with a label for VoiceOver.
  @discardableResult
  func addSwitch(_ name: String) -> UISwitch {
    let toggle = UISwitch()
    toggle.accessibilityLabel = name
    add(toggle)
    return toggle
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
  func addField(
    _ placeholder: String, _ change: @escaping (String) -> Void = { _ in }
  )
    -> UITextField
  {
    let field = UITextField()
    field.placeholder = placeholder
    field.accessibilityLabel = placeholder
    field.addAction(
      UIAction { [unowned field] _ in change(field.text ?? "") }, for: .editingChanged)
    add(field)
    return field
  }
}
