import Foundation
import TestSupport

/// A folder for `PATH` with a `swift` that has built the program already, as another machine would have it.
struct PrebuiltTools {
  let folder: TemporaryFolder

  /// Made once for all tests, since the program is copied byte by byte.
  static func shared() throws -> TemporaryFolder { try tools.get() }

  private static let tools = Result { try PrebuiltTools().folder }

  private init() throws {
    folder = try TemporaryFolder()
    try writeProgram()
    try writeSwift()
    for tool in ["swift", "showcase"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url(tool).path)
    }
  }

  /// Writes the program without the folder in which it was built, which other machines do not have.
  private func writeProgram() throws {
    var program = try Data(contentsOf: Program.showcase.executable)
    let build = Data(Repository.root.appendingPathComponent(".build").path.utf8)
    let nowhere = Data(build.map { $0 == UInt8(ascii: "/") ? $0 : UInt8(ascii: "x") })
    var start = program.startIndex
    while let found = program.range(of: build, in: start..<program.endIndex) {
      program.replaceSubrange(found, with: nowhere)
      start = found.upperBound
    }
    try program.write(to: folder.url("showcase"))
  }

  private func writeSwift() throws {
    let built = Program.showcase.executable.deletingLastPathComponent()
    try folder.write(
      """
      #!/bin/sh
      [ "$*" = "build --product showcase" ] || exit 64
      mkdir -p .build/debug
      cp "\(folder.root)/showcase" .build/debug
      chmod +x .build/debug/showcase
      cp -R "\(built.path)"/*.resources .build/debug

      """, to: "swift")
  }
}
