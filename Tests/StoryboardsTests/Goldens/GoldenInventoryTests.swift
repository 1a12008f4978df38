import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenInventoryTests {
  /// An inventory of goldens of one use case, by the names of their files.
  private func inventory(owned: [String], dormant: [String] = [], files: [String]) -> GoldenInventory {
    GoldenInventory(planned: owned.map(path), dormant: dormant.map(path), files: files.map(path))
  }

  private func path(_ name: String) -> GoldenPath { GoldenPath("Snapshots/T/C/U/\(name).c.txt") }

  @Test func `What only one side has is an orphan or missing; what both have or is switched off is fine`() {
    let equal = inventory(owned: ["a", "b"], files: ["b", "a"])
    #expect(
      equal.orphans.isEmpty && equal.missing.isEmpty && equal.miscased.isEmpty
        && equal.diagnostics.isEmpty)

    let uneven = inventory(owned: ["d", "a", "c"], files: ["z", "c", "b"])
    expectEqual(uneven.orphans, [path("b"), path("z")])
    expectEqual(uneven.missing, [path("a"), path("d")])
    #expect(uneven.miscased.isEmpty && uneven.duplicates.isEmpty)
    expectEqual(uneven.counts, "2 orphans, 2 missing")

    let dormant = inventory(owned: ["a"], dormant: ["off", "other"], files: ["a", "off"])
    #expect(dormant.isClean && dormant.others.isEmpty)
  }

  @Test func `A file that can be nothing's golden is left alone`() {
    forEachRow(["Snapshots/README.md", "Snapshots/T/C/U/a.txt", "Snapshots/T/C/U/a.c.png", "Snapshots/x.txt"])
    { file in
      let inventory = GoldenInventory(planned: [path("a")], files: [path("a"), GoldenPath(file)])
      expectTrue(inventory.isClean && inventory.diagnostics.isEmpty)
      expectEqual(inventory.others.map(\.path), [file])
    }
  }

  @Test func `A misspelled file is the golden's, and a second file is a finding of its own`() {
    forEachRow([("Aé", "aÉ"), ("\u{E9}", "e\u{301}")]) { expected, found in
      let inventory = inventory(owned: [expected], files: [found])
      expectEqual(inventory.miscased, [.init(expected: path(expected), found: path(found))])
      expectTrue(inventory.orphans.isEmpty && inventory.missing.isEmpty)
    }

    forEachRow([("a", "A"), ("\u{E9}", "e\u{301}")]) { golden, second in
      let inventory = inventory(owned: [golden], files: [second, golden])
      expectEqual(inventory.duplicates, [.init(expected: path(golden), found: path(second))])
      expectTrue(inventory.orphans.isEmpty && inventory.miscased.isEmpty && inventory.missing.isEmpty)
      expectEqual(inventory.counts, "1 there twice")
    }

    let files = inventory(owned: ["abc"], files: ["aBc", "ABC"])
    expectEqual(files.miscased.map(\.found), [path("ABC")])
    expectEqual(files.duplicates.map(\.found), [path("aBc")])
  }

  @Test
  func `Every finding comes with its command; where goldens are missing, orphans may be renamed ones`() {
    let findings = inventory(owned: ["m", "it's", "x"], files: ["o", "IT'S", "x", "X"])
    let folder = "Snapshots/T/C/U"
    expectEqual(
      findings.diagnostics.map(\.description),
      [
        "\(folder)/o.c.txt: error: no scenario owns this golden\n  next:     showcase status",
        "\(folder)/m.c.txt: error: the golden is missing",
        "\(folder)/IT'S.c.txt: error: the file name differs in case or accents\n"
          + "  expected: \(folder)/it's.c.txt\n  next:     mkdir -p '\(folder)'"
          + #" && git mv '\#(folder)/IT'\''S.c.txt' '\#(folder)/IT'\''S.c.txt.renamed'"#
          + #" && git mv '\#(folder)/IT'\''S.c.txt.renamed' '\#(folder)/it'\''s.c.txt'"#,
        "\(folder)/X.c.txt: error: this is a second file of a golden, whose name differs in case or accents\n"
          + "  expected: only \(folder)/x.c.txt\n  next:     git rm '\(folder)/X.c.txt'",
      ])

    expectEqual(inventory(owned: ["a"], files: ["a", "o"]).diagnostics.map(\.next), [.prune])
    expectEqual(inventory(owned: ["a"], files: ["o"]).diagnostics.first?.next, .status)
  }

  @Test func `A misspelled folder is reported once, unless its right name is taken`() {
    let names = ["a", "b/c", "d"].map { "C/U/\($0).c.txt" }
    let inventory = GoldenInventory(
      planned: names.map { GoldenPath("Snapshots/Target/\($0)") },
      files: names.map { GoldenPath("Snapshots/target/\($0)") })
    expectEqual(inventory.miscased.count, 3)
    expectEqual(inventory.diagnostics.map(\.file), ["Snapshots/target"])
    expectEqual(inventory.diagnostics.map(\.expected), ["Snapshots/Target"])

    let (right, wrong) = (GoldenPath("Snapshots/T/C/U/a.c.txt"), GoldenPath("Snapshots/t/C/U/b.c.txt"))
    let taken = GoldenInventory(
      planned: [right, GoldenPath("Snapshots/T/C/U/b.c.txt")], files: [right, wrong])
    expectEqual(taken.diagnostics.map(\.file), [wrong.path])
  }

  @Test func `The commands rename what they should`() {
    forEachRow([true, false]) { isTaken in
      let folder = try TemporaryFolder()
      let planned = ["Snapshots/T/C/U/a.c.txt", "Snapshots/T/C/U/b.c.txt"]
      try folder.write("a", to: isTaken ? planned[0] : "Snapshots/t/C/U/a.c.txt")
      try folder.write("b", to: "Snapshots/t/C/U/b.c.txt")
      let inventory = GoldenInventory(
        planned: planned.map { GoldenPath($0) }, files: try GoldenFolder(root: folder.root).files())
      for command in inventory.diagnostics.compactMap(\.next) {
        try type(command.description.replacing("git mv", with: "mv -T"), in: folder.url())
      }
      expectEqual(folder.files(in: "").filter { $0.hasSuffix(".txt") }, planned)
    }
  }

  @Test func `The commands may be typed in any folder`() {
    forEachRow(["", "Snapshots", "Sources/App"]) { place in
      let folder = try TemporaryFolder()
      let package = "it's a $package"
      let owned = ["Snapshots/T/C/U/a.c.txt", "Snapshots/T/C/U/b.c.txt", "Snapshots/V/C/U/a.c.txt"]
      let files = ["Snapshots/T/C/U/A.c.txt", "Snapshots/T/C/U/b.c.txt", "Snapshots/v/C/U/a.c.txt"]
      for file in files + ["Snapshots/T/C/U/B.c.txt", "Sources/App/App.swift"] {
        try folder.write("", to: "\(package)/\(file)")
      }
      let author = "-c user.name=a -c user.email=a@b.c -c commit.gpgsign=false"
      try type("git init -q && git add --all && git \(author) commit -qm 'Goldens'", in: folder.url())
      let root = folder.url(package).path
      let inventory = GoldenInventory(
        planned: owned.map { GoldenPath($0) }, files: try GoldenFolder(root: root).files(), root: root)
      for command in inventory.diagnostics.compactMap(\.next) {
        try type(command.description, in: folder.url("\(package)/\(place)"))
      }
      expectEqual(try GoldenFolder(root: root).files().map(\.path), owned)
      try type("test $(git ls-files -- \(package.shellQuoted)/Snapshots | wc -l) -eq 3", in: folder.url())
    }
  }

  private func type(_ command: String, in folder: URL) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = folder
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    expectEqual(shell.terminationStatus, 0, "\(command)")
  }

  /// An inventory of the files in a folder.
  private func inventory(owned: [GoldenPath], in folder: TemporaryFolder) throws -> GoldenInventory {
    let goldens = GoldenFolder(root: folder.root)
    return GoldenInventory(planned: owned, files: try goldens.files(), state: goldens.state)
  }

  @Test func `What owned goldens are links to is in use, also if it is misspelled`() throws {
    forEachRow(["T", "T/C", "T/C/U", "T/C/U/a.c.txt"]) { place in
      let folder = try TemporaryFolder()
      for name in ["a", "b"] { try folder.write("", to: path(name).path) }
      let shared = place.hasSuffix("txt") ? "shared.c.txt" : "Shared"
      let other = (place.split(separator: "/").dropLast().map(String.init) + [shared]).joined(separator: "/")
      try FileManager.default.moveItem(
        at: folder.url("Snapshots/\(place)"), to: folder.url("Snapshots/\(other)"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.url("Snapshots/\(place)").path, withDestinationPath: shared)
      expectTrue(try inventory(owned: [path("a"), path("b")], in: folder).isClean)
    }

    let folder = try TemporaryFolder()
    try folder.write("", to: "Snapshots/t/C/U/a.c.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("Snapshots/T").path, withDestinationPath: "t")
    expectTrue(try inventory(owned: [path("a")], in: folder).isClean)
  }

  @Test func `A golden is not missing where something else lies`() {
    forEachRow(["folder", "link out", "link to nowhere", "file above"]) { kind in
      let folder = try TemporaryFolder()
      let golden = path("a")
      try folder.write("", to: "Snapshots/T/C/U/README.md")
      let place = folder.url(golden.path).path
      switch kind {
      case "folder": try folder.write("", to: "\(golden)/below.md")
      case "link out": try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/dev")
      case "link to nowhere":
        try FileManager.default.createSymbolicLink(
          atPath: folder.url("Snapshots/T/C/V").path, withDestinationPath: "nowhere")
      default: try folder.write("", to: "Snapshots/T/C/W")
      }
      let owned = [golden, GoldenPath("Snapshots/T/C/V/a.c.txt"), GoldenPath("Snapshots/T/C/W/a.c.txt")]
      let index = ["link to nowhere": 1, "file above": 2][kind] ?? 0
      expectEmpty(try inventory(owned: [owned[index]], in: folder).missing)
      expectEqual(try inventory(owned: [path("z")], in: folder).missing, [path("z")])
    }
  }
}
