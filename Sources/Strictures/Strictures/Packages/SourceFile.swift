/// A Swift file of the package, read.
package struct SourceFile: Sendable {
  /// The path from the package's folder.
  package let path: String
  /// The name of the target that it belongs to.
  package let target: String
  /// The layer of its folder.
  package let layer: Layer
  let list: TokenList
  let outline: SourceOutline

  init(_ text: String, path: String, target: String, layer: Layer) {
    (self.path, self.target, self.layer) = (path, target, layer)
    list = TokenList(text)
    outline = SourceOutline(list)
  }

  /// Something in this file that is against a rule.
  func violation(at token: SwiftToken, _ problem: String) -> Violation {
    Violation(file: path, position: token.position, problem: problem)
  }

  /// The imports, each module once.
  var imports: [SourceOutline.Import] {
    var seen: Set<String> = []
    return outline.imports.filter { seen.insert($0.module).inserted }
  }
}
