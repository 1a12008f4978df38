/// The look of a node in wireframes, in addition to its attributes and states.
///
///     NodeKind.stepper.look    // .stepper: a box with minus and plus, without the name of its type
enum WireframeLook {
  /// A box, with the name of its type if it is empty.
  case named
  /// A box alone.
  case plain
  /// A text in a faint box.
  case label
  /// A centered text in the tint color.
  case button
  /// A centered text in the color of texts.
  case segment
  /// A text with a border, and a text in a filled box.
  case field, searchField
  /// A control with its value.
  case toggle, slider, stepper, progress, pages, activity
  /// A filled box.
  case keyboard
  /// A box with the background of lists or of the screen.
  case list, window
  /// A box whose text is hidden if a web page is drawn in it.
  case page

  /// Whether an empty box shows the name of its type.
  var showsType: Bool {
    switch self {
    case .named, .button, .segment, .pages, .activity, .keyboard, .list, .window, .page: true
    case .plain, .label, .field, .searchField, .toggle, .slider, .stepper, .progress: false
    }
  }

  var isField: Bool { self == .field || self == .searchField }

  /// Whether a text is centered, like a title.
  var isTitle: Bool { self == .button || self == .segment }
}
