import Commands
import UTF8Text

/// Names as they are printed: a character that cannot be seen or typed may be given by its number,
/// as `\u{200D}`.
extension Invocation {
  /// The names that are operands.
  var names: [String] { operands.map(\.unescaped) }

  /// The names that were given for an option, in order.
  func names(of option: Option) -> [String] { values(of: option).map(\.unescaped) }

  /// The name that was given for an option.
  func name(of option: Option) -> String? { value(of: option)?.unescaped }
}
