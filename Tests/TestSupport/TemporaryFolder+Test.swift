import Foundation

/// Runs a test in a separate folder, which is removed afterwards.
package func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = try TemporaryFolder()
  try withExtendedLifetime(folder) { try body(folder.root) }
}

/// Every file and folder below a folder, in order.
package func everything(in folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
}
