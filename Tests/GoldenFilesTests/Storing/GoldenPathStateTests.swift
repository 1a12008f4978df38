import Expectations
import Foundation
import GoldenFiles
import TestSupport
import Testing

@Suite struct GoldenPathStateTests {
  private let path = GoldenPath("Snapshots/T/a.txt")

  private func state(_ folder: TemporaryFolder) -> GoldenPathState {
    GoldenFolder(root: folder.root).state(of: path)
  }

  private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    try folder.write("", to: "Snapshots/README.md")
    try FileManager.default.createDirectory(
      at: folder.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.url(path).path, withDestinationPath: target)
  }

  @Test func `Where nothing lies a golden can be written, and what is not a golden takes its place`() throws {
    let folder = try TemporaryFolder()
    expectEqual(state(folder), .free)
    try folder.write("", to: "Snapshots/T/b.txt")
    expectEqual(state(folder), .free)

    forEachRow(["folder", "file above", "out", "out above", "nowhere"]) { kind in
      let folder = try TemporaryFolder()
      switch kind {
      case "folder": try folder.write("", to: "\(path)/below")
      case "file above": try folder.write("", to: "Snapshots/T")
      case "out": try link(path.path, to: "/dev/null", in: folder)
      case "out above": try link("Snapshots/T", to: "/tmp", in: folder)
      default: try link("Snapshots/T", to: "nowhere", in: folder)
      }
      expectEqual(state(folder), .taken)
    }
  }

  @Test func `A file lies where it does, whatever links lead there`() {
    forEachRow(["", "T", "T/a.txt"]) { linked in
      let folder = try TemporaryFolder()
      switch linked {
      case "T":
        try link("Snapshots/T", to: "S", in: folder)
        try folder.write("", to: "Snapshots/S/a.txt")
        expectEqual(state(folder), .file(GoldenPath("Snapshots/S/a.txt")))
      case "T/a.txt":
        try link(path.path, to: "../S/b.txt", in: folder)
        try folder.write("", to: "Snapshots/S/b.txt")
        expectEqual(state(folder), .file(GoldenPath("Snapshots/S/b.txt")))
      default:
        try folder.write("", to: path.path)
        expectEqual(state(folder), .file(path))
      }
    }
  }
}
