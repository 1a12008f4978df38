/// How pictures draw a node, in addition to what its attributes and states say.
///
///     NodeKind.stepper.look  // .stepper: a box with minus and plus
enum WireframeLook: Hashable {
  /// What its attributes say, and nothing else.
  case plain
  case label
  /// A centered text with an image, in the tint color.
  case button
  /// The same in a bar: one that goes back has a chevron.
  case barButton
  /// An image over a title.
  case tabButton
  /// A centered text with a line above it.
  case action
  /// A title with an image at its end.
  case menuItem
  /// A centered text in the color of texts, on a pill if it is selected; and the box around such texts.
  case segment, segments
  /// A text with a border, a text in a filled box, and a text from the top on.
  case field, searchField, textView
  /// Controls with their values.
  case toggle, slider, stepper, progress, pages, activity, refresh
  case keyboard
  /// What has the background of lists, of the screen, of panels over the screen, and of bars.
  case list, window, panel, bar
  /// A row, and what it shows while its list is edited.
  case row, deleteControl, reorderControl
  /// A text that is hidden if a web page is drawn.
  case page
  /// The band for the selected row, the selected row with signs for its neighbors, and a date.
  case picker, pickerColumn, date

  /// Whether a text is centered, like a title.
  var isTitle: Bool {
    switch self {
    case .button, .barButton, .tabButton, .action, .segment, .pickerColumn, .date: true
    default: false
    }
  }

  /// Whether a text without a color has that of the tint.
  var isTinted: Bool { self == .button || self == .barButton || self == .action }
}
