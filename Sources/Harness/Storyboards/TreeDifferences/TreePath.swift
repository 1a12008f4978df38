/// The way from a tree's root to one of its nodes: the index of a child at each level.
package typealias TreePath = [Int]
