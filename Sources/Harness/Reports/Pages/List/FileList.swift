/// Files and commands of an entry, each under its name.
package enum FileList {
  package static func html(_ rows: [(name: String, text: String)]) -> String {
    let items = rows.map { "<dt>\($0.name.html)</dt><dd><code>\($0.text.html)</code></dd>\n" }
    return "<dl class=\"files\">\n\(items.joined())</dl>\n"
  }
}
