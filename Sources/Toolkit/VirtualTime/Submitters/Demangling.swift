#if canImport(Glibc)
  import Glibc
#endif

/// The source names of functions.
package enum Demangling {
  /// Returns the name that Swift's backtraces show for a mangled symbol; the symbol itself if it cannot be
  /// demangled.
  package static func name(of symbol: String) -> String {
    guard let demangle, let name = demangle(symbol, symbol.utf8.count, nil, nil) else { return symbol }
    defer { free(name) }
    return withoutPrefixes(String(cString: name))
  }

  /// Whether a symbol is a thunk: code that the compiler generated around a function.
  package static func isThunk(_ symbol: String) -> Bool { isThunkFunction?(symbol) ?? false }

  private static let isThunkFunction: (@convention(c) (UnsafePointer<CChar>) -> Bool)? =
    LoadedFunction.named("_swift_backtrace_isThunkFunction")

  /// Returns the name without the prefix for a step of an asynchronous function.
  private static func withoutPrefixes(_ name: String) -> String {
    let prefixes = ["suspend resume partial function for ", "await resume partial function for "]
    guard let prefix = prefixes.first(where: { name.contains($0) }) else { return name }
    return name.components(after: prefix)
  }

  private static let demangle:
    (
      @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
        -> UnsafeMutablePointer<CChar>?
    )? = LoadedFunction.named("_swift_backtrace_demangle")
}

extension String {
  /// Returns what follows the first occurrence of a text; everything if it does not occur.
  fileprivate func components(after text: String) -> String {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(text) { rest = rest.dropFirst() }
    return rest.isEmpty ? self : String(rest.dropFirst(text.count))
  }
}
