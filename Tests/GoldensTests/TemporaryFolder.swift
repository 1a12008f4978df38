import Foundation

/// Runs a test in a folder of its own, which is gone afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// Every file and folder below a folder, in order.
func everything(in folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
}
