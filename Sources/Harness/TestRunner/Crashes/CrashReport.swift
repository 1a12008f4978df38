import Workers

/// What Swift's runtime reports about a crash: what happened, and which functions were running.
package struct CrashReport: Hashable, Sendable {
  /// What happened, as `Bad pointer dereference at 0x8`.
  var reason: String
  /// The innermost calls, the innermost one first.
  var calls: [Call]

  /// A call that had not returned.
  struct Call: Hashable, Sendable {
    var position: CodePosition
    /// Whether the position is the one to return to, after the call.
    var isReturn = true
    /// The function with its line, after those that were inlined into it; empty in a brief report.
    var functions: [CalledFunction]
  }
}

/// A position in machine code, which is the same in every process of the same program, as
/// `showcase + 0x1f2a`.
struct CodePosition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the program or library.
  var image: String
  /// The file of the program or library.
  var path = ""
  /// The distance in bytes from where the image begins in memory.
  var offset: UInt64

  var description: String { "\(image) + 0x\(String(offset, radix: 16))" }

  /// Whether the code is in the program itself, and not in a dynamic library.
  var isInProgram: Bool { !image.contains(".so") && !image.hasSuffix(".dylib") }
}

extension CrashReport {
  /// Whether functions are named.
  var isFull: Bool { calls.contains { !$0.functions.isEmpty } }

  var positions: [CodePosition] { calls.map(\.position) }

  /// Where the program crashed: the innermost of its own calls, and what that called in libraries.
  ///
  /// Crashes at the same line of the program have the same origin, whatever led there.
  var origin: [CodePosition] {
    let count = positions.firstIndex(where: \.isInProgram).map { $0 + 1 } ?? positions.count
    // A statically linked standard library calls a few of its own functions in a trap.
    let hasLibrary = positions.contains { !$0.isInProgram }
    return Array(positions.prefix(hasLibrary ? count : max(count, 5)))
  }

  /// The innermost calls that another report has, too.
  func calls(sharedWith other: CrashReport) -> [Call] {
    zip(calls, other.calls).prefix { $0.position == $1.position }.map(\.0)
  }
}

extension CrashReport {
  /// The name of the variable that says what the runtime reports of a crash.
  package static let variable = "SWIFT_BACKTRACE"

  /// The value of ``variable`` with which a crash reports what is read here: only its own thread, without
  /// waiting for a debugger.
  ///
  /// The runtime needs up to 0.1 s to name a function, so only the innermost calls are reported in full.
  package static func settings(_ detail: CrashDetail) -> String {
    "enable=yes,color=no,interactive=no,threads=crashed,images=mentioned,registers=none,format=json,"
      + (detail == .full ? "limit=16,top=0,symbolicate=full" : "limit=64,top=0,symbolicate=off")
  }
}
