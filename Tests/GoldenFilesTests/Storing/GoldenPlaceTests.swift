import Foundation
import GoldenFiles
import TestSupport
import Testing

@Suite struct GoldenPlaceTests {
  private let path = GoldenPath("Snapshots/T/a.txt")

  private func place(_ folder: TemporaryFolder) -> GoldenPlace {
    GoldenFolder(root: folder.root).place(of: path)
  }

  private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    try folder.write("", to: "Snapshots/README.md")
    try FileManager.default.createDirectory(
      at: folder.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.url(path).path, withDestinationPath: target)
  }

  @Test("Where nothing lies, a golden can be written")
  func free() throws {
    let folder = try TemporaryFolder()
    #expect(place(folder) == .free)
    try folder.write("", to: "Snapshots/T/b.txt")
    #expect(place(folder) == .free)
  }

  @Test("A file lies where it does, whatever links lead there", arguments: ["", "T", "T/a.txt"])
  func file(linked: String) throws {
    let folder = try TemporaryFolder()
    switch linked {
    case "T":
      try link("Snapshots/T", to: "S", in: folder)
      try folder.write("", to: "Snapshots/S/a.txt")
      #expect(place(folder) == .file(GoldenPath("Snapshots/S/a.txt")))
    case "T/a.txt":
      try link(path.path, to: "../S/b.txt", in: folder)
      try folder.write("", to: "Snapshots/S/b.txt")
      #expect(place(folder) == .file(GoldenPath("Snapshots/S/b.txt")))
    default:
      try folder.write("", to: path.path)
      #expect(place(folder) == .file(path))
    }
  }

  @Test(
    "What is no golden takes its place", arguments: ["folder", "file above", "out", "out above", "nowhere"])
  func taken(kind: String) throws {
    let folder = try TemporaryFolder()
    switch kind {
    case "folder": try folder.write("", to: "\(path)/below")
    case "file above": try folder.write("", to: "Snapshots/T")
    case "out": try link(path.path, to: "/dev/null", in: folder)
    case "out above": try link("Snapshots/T", to: "/tmp", in: folder)
    default: try link("Snapshots/T", to: "nowhere", in: folder)
    }
    #expect(place(folder) == .taken)
  }
}
