import Foundation
import TestSupport

/// The README's example, compiled against the modules that were built along with the tests.
///
/// That takes seconds, whereas a separate package builds the whole toolkit again.
struct CompiledExample {
  /// The folder of the example's package.
  let package: URL

  private static let build = Program.showcase.executable.deletingLastPathComponent()

  /// Compiles the library and the program, and links them where `swift build` would.
  func build() throws -> Program.Outcome {
    let folder = package.appendingPathComponent(".build/debug")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(try Self.objects(), to: folder.appendingPathComponent("objects"))
    return try run(
      """
      set -e
      swiftc="swiftc -swift-version 6 -Onone -I \(Self.build.path)/Modules -I .build/debug"
      $swiftc -c -parse-as-library -module-name GreetingShowcase Sources/GreetingShowcase/*.swift \
        -emit-module -emit-module-path .build/debug/GreetingShowcase.swiftmodule -o .build/debug/GreetingShowcase.o
      $swiftc -c -module-name greeting Sources/greeting/main.swift -o .build/debug/main.o
      swiftc .build/debug/main.o .build/debug/GreetingShowcase.o @.build/debug/objects -o .build/debug/greeting
      """)
  }

  /// Runs the program.
  func greeting(_ arguments: String...) throws -> Program.Outcome {
    try Program(executable: package.appendingPathComponent(".build/debug/greeting")).run(
      arguments, in: package)
  }

  private func run(_ lines: String) throws -> Program.Outcome {
    try Program(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c"]).run([lines], in: package)
  }

  private func write(_ objects: [Substring], to file: URL) throws {
    try objects.map { "\"\($0)\"\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
  }

  /// The objects that `showcase` was linked from, without its own entry and its showcases.
  private static func objects() throws -> [Substring] {
    let list = try String(
      contentsOf: build.appendingPathComponent("showcase.product/Objects.LinkFileList"), encoding: .utf8)
    let gallery = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources/Gallery").path)
    let others = (gallery + ["showcase"]).map { "/\($0).build/" }
    return list.split(separator: "\n").map { $0.trimmingPrefix("'").prefix { $0 != "'" } }
      .filter { object in !others.contains { object.contains($0) } }
  }
}
