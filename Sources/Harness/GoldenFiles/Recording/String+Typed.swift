import Diagnostics

extension String {
  /// An argument as a user types it in a shell: in quotes only where it needs them.
  var asTyped: String {
    let isPlain = unicodeScalars.allSatisfy { Self.plain.contains($0) }
    return isPlain && !isEmpty ? self : shellQuoted
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=/.,:@%+".unicodeScalars)
}
