import Foundation
import RenderTree
import ShowcaseTesting
import Snapshotting

/// Assertions on trees of 50 nodes, compared with writing the same trees with Foundation's encoder
/// and comparing plain files.
@MainActor let treeAssertionBenchmarks: [Benchmark] = [
  Benchmark(
    name: "passing trees as text", baseline: encoding(treeCount), candidate: asserting(.renderTree, "text"),
    limit: 1 / 20),
  Benchmark(
    name: "passing trees as JSON", baseline: encoding(treeCount),
    candidate: asserting(.renderTreeJSON, "JSON"), limit: 1 / 20),
]

private let treeCount = 1000

@MainActor private let nodes = (0..<treeCount).map { EncodedNode(number: $0, depth: 5) }

@MainActor
private func encoding(_ count: Int) -> Benchmark.Contender {
  var files: TemporaryFiles?
  return Benchmark.Contender(name: "encode \(count) with JSONEncoder and compare") {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if files == nil {
      let folder = try TemporaryFiles()
      for (index, node) in nodes.enumerated() {
        try folder.write(String(decoding: encoder.encode(node), as: UTF8.self), to: "\(index).json")
      }
      files = folder
    }
    guard let files else { throw PlainFile.Failed(path: "") }
    let paths = nodes.indices.map { files.path(of: "\($0).json") }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 8)
    defer { buffer.deallocate() }
    return try ContinuousClock().measure {
      for (node, path) in zip(nodes, paths) {
        let isEqual = try encoder.encode(node).withUnsafeBytes { bytes in
          path.withCString { PlainFile.isEqual($0, to: bytes, using: buffer) }
        }
        guard isEqual else { throw PlainFile.Failed(path: path) }
      }
    }
  }
}

@MainActor
private func asserting(_ strategy: SnapshotStrategy<RenderNode>, _ name: String) -> Benchmark.Contender {
  var files: TemporaryFiles?
  return Benchmark.Contender(name: "assert \(treeCount) as \(name)") {
    let trees = nodes.map(\.renderNode)
    func assert(_ mode: String, in root: String) throws {
      let session = SnapshotSession(
        environment: ["SHOWCASE_PACKAGE_PATH": root, "SHOWCASE_RECORD": mode], announce: { _ in })
      for (index, tree) in trees.enumerated() {
        let failure = session.failure(
          of: { tree }, as: strategy, named: "\(index)", in: .package, at: SnapshotCallSite())
        if let failure { throw TextGoldens.Failed(message: failure) }
      }
    }
    if files == nil {
      let folder = try TemporaryFiles.package()
      try assert("all", in: folder.root)
      files = folder
    }
    let root = files?.root ?? ""
    return try ContinuousClock().measure { try assert("never", in: root) }
  }
}

/// A node as an app's own tests would write it with Foundation: fan-out three, fifty nodes in all.
private struct EncodedNode: Encodable {
  let identifier: String
  let role: String
  let label: String
  let isEnabled: Bool
  let frame: [String: Double]
  let children: [EncodedNode]

  init(number: Int, depth: Int) {
    var left = 50
    self.init(number: number, depth: depth, left: &left)
  }

  private init(number: Int, depth: Int, left: inout Int) {
    left -= 1
    identifier = "node-\(number)-\(left)"
    role = "button"
    label = "Label \(number &* 7 &+ left)"
    isEnabled = left % 3 != 0
    frame = ["x": Double(left) * 4.5, "y": Double(number % 90), "width": 320, "height": 44]
    var children: [EncodedNode] = []
    while depth > 1, children.count < 3, left > 0 {
      children.append(EncodedNode(number: number, depth: depth - 1, left: &left))
    }
    self.children = children
  }

  var renderNode: RenderNode {
    var node = RenderNode(role, identifier: identifier, children: children.map(\.renderNode))
    node.text = label
    node.states = isEnabled ? [] : ["disabled"]
    node.frame = RenderFrame(
      x: frame["x"] ?? 0, y: frame["y"] ?? 0, width: frame["width"] ?? 0, height: frame["height"] ?? 0)
    return node
  }
}
