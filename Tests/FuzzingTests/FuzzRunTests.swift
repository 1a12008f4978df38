import Expectations
import Foundation
import TestSupport
import Testing

@testable import Fuzzing

@Suite struct FuzzRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A run whose processes are shell scripts: `$progress` is the file for the number of the input.
  private func run(_ script: String) throws -> FuzzRun {
    let file = folder.url("program")
    let head = "#!/bin/sh\nfor word; do progress=$word; done\nfrom=$6\n"
    try folder.write(head + script, to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return FuzzRun(.goldens, seed: 1, numbers: 0..<100, executable: file, folder: folder.root)
  }

  @Test func `A process that dies is a finding at its last input, and another one goes on behind it`() throws
  {
    let run = try run(
      """
      from=$(echo "$*" | sed 's/.*--from \\([0-9]*\\).*/\\1/')
      [ $from = 0 ] && { printf '\\007\\0\\0\\0\\0\\0\\0\\0' > "$progress"; kill -SEGV $$; }
      [ $from = 8 ] && { printf '\\011\\0\\0\\0\\0\\0\\0\\0' > "$progress"; echo '8 unfaithful'; kill -PROF $$; }
      [ $from = 10 ] && echo '50 misplacedError'
      exit 0

      """)
    expectEqual(
      try run.findings(),
      [
        FuzzFinding(number: 7, fault: .crash), FuzzFinding(number: 8, fault: .unfaithful),
        FuzzFinding(number: 9, fault: .hang), FuzzFinding(number: 50, fault: .misplacedError),
      ])
  }

  @Test func `The smallest input has the same fault, without what is not needed for it`() throws {
    // The smallest input has the same fault.
    do {
      let run = try run("grep -q 'a.*b' \"$progress\" && kill -ABRT $$\nexit 0\n")
      let smallest = try run.smallest(of: Array("xxaxxxxxbxxx".utf8), with: .crash)
      expectEqual(String(decoding: smallest, as: UTF8.self), "ab")
    }
    // Anything that is not needed for a fault is left out.
    forEachRow([("needle", "hay needle hay"), ("x", "x"), ("", "nothing of it is needed")]) { needed, input in
      let smallest = InputMinimizer().smallest(of: Array(input.utf8)) {
        needed.isEmpty || String(decoding: $0, as: UTF8.self).contains(needed)
      }
      expectEqual(String(decoding: smallest, as: UTF8.self), needed)
    }
  }
}
