/// What an error expects where one of some names is: `one of: red, green`.
///
/// Of more than thirty names only the first five are told, and how many there are; the nearest one is told beside.
public func oneOf(_ names: some Collection<String>) -> String {
  guard names.count > 30 else { return "one of: " + names.joined(separator: ", ") }
  return "one of \(names.count): " + names.prefix(5).joined(separator: ", ") + ", ..."
}
