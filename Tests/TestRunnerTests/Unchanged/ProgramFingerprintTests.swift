import Expectations
import Foundation
import TestSupport
import Testing

@testable import TestRunner

@Suite struct ProgramFingerprintTests {
  private let folder: TemporaryFolder
  private static let now = 2_000_000_000.0

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("code", to: "program")
    try date("program", Self.now - 100)
  }

  private func date(_ file: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: folder.url(file).path)
  }

  private func fingerprint(_ environment: [String: String] = [:], at now: Double = Self.now) -> Fingerprint? {
    ProgramFingerprint.fingerprint(of: [folder.url("program").path], in: environment, at: .seconds(now))
  }

  @Test func `The same files and variables have one fingerprint, but not what changes as somebody types`() {
    // The same files and variables have one fingerprint.
    expectNotNil(fingerprint())
    expectEqual(fingerprint(["A": "1", "B": "2"]), fingerprint(["B": "2", "A": "1"], at: Self.now + 5))
    // A variable counts, except those that a shell sets by itself.
    #expect(fingerprint(["LAMP": "on"]) != fingerprint(["LAMP": "off"]))
    #expect(fingerprint(["LAMP": ""]) != fingerprint())
    expectEqual(fingerprint(["PWD": "/a", "SHLVL": "2", "COLUMNS": "80", "_": "x"]), fingerprint())
  }

  @Test func `A file that was written anew or took another's place has another one`() throws {
    // A file that replaced another one has another fingerprint, though it has the same size and time.
    do {
      let former = fingerprint()
      try folder.write("edoc", to: "other")
      try date("other", Self.now - 100)
      try FileManager.default.removeItem(at: folder.url("program"))
      try folder.write("", to: "between")
      try FileManager.default.moveItem(at: folder.url("other"), to: folder.url("program"))
      #expect(fingerprint() != former)
    }
    // A file that was written again has another fingerprint, though it has as many bytes.
    do {
      let former = fingerprint()
      try folder.write("edoc", to: "program")
      try date("program", Self.now - 99)
      #expect(fingerprint() != former)
    }
  }

  @Test func `A file that is not there, or so young that it could change unnoticed, has none`() throws {
    expectNil(fingerprint(at: Self.now - 101))
    expectNil(fingerprint(at: Self.now - 98))
    expectNotNil(fingerprint(at: Self.now - 97))
    try date("program", Self.now - 99.5)
    expectNil(fingerprint(at: Self.now - 99.49))
    expectNotNil(fingerprint(at: Self.now - 99.4))
    try folder.remove("program")
    expectNil(fingerprint())
  }

  @Test func `A process's map has its program and libraries, each once`() {
    let map = """
      55d0c8a00000-55d0c8a10000 r--p 00000000 08:01 131 /usr/bin/tool
      55d0c8a10000-55d0c8a20000 r-xp 00010000 08:01 131 /usr/bin/tool
      7f0000000000-7f0000001000 r-xp 00000000 08:01 132                        /lib/a folder/libc.so.6
      7f0000001000-7f0000002000 r-xp 00001000 08:01 132                        /lib/a folder/libc.so.6
      7f0000002000-7f0000003000 rw-p 00000000 00:00 0
      7f0000003000-7f0000004000 r--p 00000000 08:01 133                        /usr/lib/locale/locale-archive
      7f0000004000-7f0000005000 r-xp 00000000 08:01 134                        /tmp/gone (deleted)
      7ffd00000000-7ffd00001000 r-xp 00000000 00:00 0                          [vdso]
      """
    expectEqual(
      ProgramFiles.executables(in: map),
      [
        "/lib/a folder/libc.so.6", "/tmp/gone (deleted)", "/usr/bin/tool",
      ])
  }

  @Test func `This process is made of its program and all files of bundles beside it`() throws {
    // In addition to the program, all files of resource bundles count.
    for file in ["App_UI.resources/Strings/de", "App_UI.resources/image", "App.build/object", "other"] {
      try folder.write("", to: file)
    }
    expectEqual(
      try ProgramFiles.resources(beside: folder.url("program").path).map { $0.dropFirst(folder.root.count) },
      ["/App_UI.resources/Strings", "/App_UI.resources/Strings/de", "/App_UI.resources/image"])
    // This process is made of its program.
    do {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      expectEqual(ProgramFiles.paths?.contains(program), true)
    }
  }
}
